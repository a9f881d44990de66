import { problemText } from '@parket/domain/problems/catalogue'
import { expect, test } from 'vitest'
import { namedError } from './namedError.ts'

const at = (label: string, row: string | null = null) => ({ label, row })
const required = problemText('required')

test('an error that many fields share names its field', () => {
  expect(namedError(required, at('Название'))).toBe('Название: заполните поле')
  expect(namedError(required, at('Пол'))).toBe('Пол: заполните поле')
  expect(namedError(problemText('digits_count', { count: 10 }), at('ИНН'))).toBe(
    'ИНН: нужно цифр: 10',
  )
  expect(namedError(problemText('password_wrong'), at('Текущий пароль'))).toBe(
    'Текущий пароль: неверный пароль',
  )
})
test('one that says what it is about stands as it is', () => {
  const taken = problemText('group_num_taken', { n: 11 })
  expect(namedError(taken, at('Номер'))).toBe(taken)
  expect(namedError(problemText('city_missing'), at('Город'))).toBe('Укажите город')
  expect(namedError(problemText('password_wrong'), at('Пароль'))).toBe('Неверный пароль')
})
test('of several rows alike it names the row', () => {
  const row = 'Танцор 2'
  const age = problemText('age_mismatch', { x: 5, bound: 7 })
  expect(namedError(required, at('Имя', row))).toBe('Танцор 2. Имя: заполните поле')
  expect(namedError(problemText('gender_invalid'), at('Пол', row))).toBe('Танцор 2: укажите пол')
  expect(namedError(age, at('Дата рождения', row))).toBe(`Танцор 2. ${age}`)
  expect(namedError(age, at('Дата рождения'))).toBe(age)
})
test('a label that begins with its row is enough', () => {
  expect(namedError(problemText('day_invalid'), at('Ступень 1, с', 'Ступень 1'))).toBe(
    'Ступень 1, с: проверьте дату',
  )
})
test('one that is told in other words is named like ours', () => {
  expect(namedError(required, at('Name', 'Dancer 2'), 'Fill in')).toBe('Dancer 2. Name: Fill in')
  expect(namedError(problemText('city_missing'), at('City'), 'Tell your city')).toBe(
    'Tell your city',
  )
})
test('an error of no field has only its text', () => {
  expect(namedError(required, undefined)).toBe(required)
})
