import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Иванова Мария', 'ИМ'],
  ['ёлкина  анна сергеевна', 'ЁА'],
  ['Мадонна', 'М'],
  ['', ''],
])('%j gives %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})
