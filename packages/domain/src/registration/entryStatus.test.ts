import { expect, test } from 'vitest'
import { enteredTitle, isOnlyWaiting, isWithdrawn } from './entryStatus.ts'

test('a contest one waits for is told from one with a place', () => {
  expect(enteredTitle('12. Соло', 'waiting')).toBe('12. Соло (лист ожидания)')
  expect(enteredTitle('12. Соло', 'active')).toBe('12. Соло')
})

test('a registration is withdrawn when nothing of it is left, and waits when nothing has a place', () => {
  const told = (...statuses: ('active' | 'waiting' | 'withdrawn')[]) => {
    const entries = statuses.map((status) => ({ status }))
    return [isWithdrawn(entries), isOnlyWaiting(entries)]
  }
  expect(told('withdrawn', 'withdrawn')).toEqual([true, false])
  expect(told('withdrawn', 'waiting')).toEqual([false, true])
  expect(told('waiting', 'active')).toEqual([false, false])
  expect(told('withdrawn', 'active')).toEqual([false, false])
  expect(told()).toEqual([true, false])
})
