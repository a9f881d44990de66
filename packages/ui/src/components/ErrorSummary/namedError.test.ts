import { expect, test } from 'vitest'
import { namedError } from './namedError.ts'

const at = (label: string | null, row: string | null = null) => ({ label, row })

test('an error names its field', () => {
  expect(namedError('Заполните поле', at('Название'))).toBe('Название: заполните поле')
  expect(namedError('Заполните поле', at('Пол'))).toBe('Пол: заполните поле')
  expect(namedError('Нужно цифр: 10', at('ИНН'))).toBe('ИНН: нужно цифр: 10')
  expect(namedError('PIN-код неверный', at('Номер'))).toBe('Номер: PIN-код неверный')
})
test('a text that names it already stands as it is, in whichever case', () => {
  expect(namedError('Укажите город', at('Город'))).toBe('Укажите город')
  expect(namedError('Укажите дату рождения', at('Дата рождения'))).toBe('Укажите дату рождения')
  expect(namedError('Укажите имя', at('Имя'))).toBe('Укажите имя')
  expect(namedError('Возраст: 5 не соответствует фильтру: 7', at('Дата рождения'))).toBe(
    'Возраст: 5 не соответствует фильтру: 7',
  )
})
test('of several rows alike it names the row', () => {
  const row = 'Танцор 2'
  expect(namedError('Заполните поле', at('Имя', row))).toBe('Танцор 2. Имя: заполните поле')
  expect(namedError('Укажите пол', at('Пол', row))).toBe('Танцор 2: укажите пол')
  expect(namedError('Возраст: 5 мало', at('Дата рождения', row))).toBe('Танцор 2. Возраст: 5 мало')
})
test('a label that begins with its row is enough', () => {
  expect(namedError('Проверьте дату', at('Ступень 1, с', 'Ступень 1'))).toBe(
    'Ступень 1, с: проверьте дату',
  )
})
test('what has no label has only its text', () => {
  expect(namedError('Мало танцоров: 1 (2)', at(null))).toBe('Мало танцоров: 1 (2)')
})
