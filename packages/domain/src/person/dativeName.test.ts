import { expect, test } from 'vitest'
import { dativeName } from './dativeName.ts'

test('a first name of the usual endings is put into the dative', () => {
  const women = { Алиса: 'Алисе', Мария: 'Марии', Соня: 'Соне', Любовь: 'Любови', Элен: 'Элен' }
  const men = { Матвей: 'Матвею', Игорь: 'Игорю', Иван: 'Ивану', Павел: 'Павлу', Илья: 'Илье' }
  for (const [first_name, dative] of Object.entries(women)) {
    expect(dativeName({ first_name, gender: 'F' })).toBe(dative)
  }
  for (const [first_name, dative] of Object.entries(men)) {
    expect(dativeName({ first_name: ` ${first_name} `, gender: 'M' })).toBe(dative)
  }
})

test('what is not sure is left alone', () => {
  for (const first_name of ['', 'Anna', 'анна', 'Анна-Мария', 'Нико', 'А.']) {
    expect(dativeName({ first_name, gender: 'F' })).toBeNull()
  }
  expect(dativeName({ first_name: 'Айгуль', gender: 'F' })).toBeNull()
  expect(dativeName({ first_name: 'Саша' })).toBeNull()
})
