import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Иванова Мария', 'ИМ'],
  ['ёлкина  анна сергеевна', 'ЁА'],
  ['Мадонна', 'М'],
  ['', ''],
])('%j gives %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
