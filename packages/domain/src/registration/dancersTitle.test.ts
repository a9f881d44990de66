import { expect, test } from 'vitest'
import { dancersTitle } from './dancersTitle.ts'

test('a set is called by its first dancer, and how many more there are', () => {
  const maria = { last_name: 'Смирнова', first_name: 'Мария' }
  expect(dancersTitle([maria])).toBe('Смирнова Мария')
  expect(dancersTitle([maria, maria, maria])).toBe('Смирнова Мария и\u00A0ещё 2')
  expect(dancersTitle([])).toBe('')
})
