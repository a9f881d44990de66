import { expect, test } from 'vitest'
import { leastLevel, roles } from './rights.ts'
import { roleDuty } from './roleDuties.ts'

test('what a role may do is told by who may do it at least', () => {
  // Words of each role about one right of the table; a right that moves makes them wrong.
  expect(leastLevel('payment.take')).toBe('manager')
  expect(roleDuty('manager', 'event')).toContain('принимает оплату')
  expect(leastLevel('marks.edit')).toBe('admin')
  expect(roleDuty('admin', 'event')).toContain('оценки')
  expect(leastLevel('refund.make')).toBe('supervisor')
  expect(roleDuty('supervisor', 'event')).toContain('Возвращает оплату')
})

test('what only a role in the team gives is not promised at an event', () => {
  for (const role of roles) {
    expect(roleDuty(role, 'event')).not.toMatch(/Создаёт турниры|Рейтинг команды/)
  }
  expect(roleDuty('supervisor', 'team')).toContain('Создаёт турниры')
  expect(roleDuty('admin', 'team')).toContain('Рейтинг команды')
})
