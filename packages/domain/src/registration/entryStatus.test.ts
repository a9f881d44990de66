import { expect, test } from 'vitest'
import { enteredTitle } from './entryStatus.ts'

test('a contest one waits for is told from one with a place', () => {
  expect(enteredTitle('12. Соло', 'waiting')).toBe('12. Соло (лист ожидания)')
  expect(enteredTitle('12. Соло', 'active')).toBe('12. Соло')
})
