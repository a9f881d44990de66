import { expect, test } from 'vitest'
import { checkLength, checkNumber, checkRequired, checkWebAddress } from './fieldChecks.ts'
import type { FieldErrors } from './fieldErrors.ts'

function problems(check: (errors: FieldErrors) => void): string[] {
  const errors: FieldErrors = {}
  check(errors)
  return errors['field'] ?? []
}

test('a text has at most so many characters, the spaces around it not counted', () => {
  const long = (text: string) => problems((errors) => checkLength(errors, 'field', text, 3))
  expect(long('')).toEqual([])
  expect(long('абв')).toEqual([])
  expect(long(' абв ')).toEqual([])
  expect(long('абвг')).toEqual(['Слишком длинно: не больше 3 символов'])
})

test('a required text is not empty, nor of spaces', () => {
  const required = (text: string) => problems((errors) => checkRequired(errors, 'field', text, 3))
  expect(required('а')).toEqual([])
  expect(required(' ')).toEqual(['Заполните поле'])
  expect(required('абвг')).toHaveLength(1)
})

test('a number is whole and within its bounds, both included; none is no mistake', () => {
  const number = (value: number | null) =>
    problems((errors) => checkNumber(errors, 'field', value, { min: 1, max: 9 }))
  for (const value of [null, 1, 9]) expect(number(value)).toEqual([])
  for (const value of [0, 10, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(number(value)).toHaveLength(1)
  }
})

test.each([
  'https://b.ru',
  'http://b.ru',
  'HTTPS://B.RU/',
  ' https://b.ru/x.pdf?a=1#b ',
  'https://b.ru?a',
  'https://b.ru#a',
  'https://весна.рф/кубок',
  'http://localhost:3000/',
])('«%s» can be linked to', (text) => {
  expect(problems((errors) => checkWebAddress(errors, 'field', text))).toEqual([])
})

test.each([
  '',
  'b.ru',
  '//b.ru',
  'ftp://b.ru',
  'https://',
  'https:///b.ru',
  'javascript:alert(1)',
  'javascript:alert(1)//https://b.ru',
  'https://bank.ru@b.ru/',
  'https://b.ru/a b',
  'https://b.ru" onclick="x',
])('«%s» cannot', (text) => {
  expect(problems((errors) => checkWebAddress(errors, 'field', text))).toEqual([
    'Введите адрес, который начинается с http:// или https://',
  ])
})
