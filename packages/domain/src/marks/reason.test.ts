import { expect, test } from 'vitest'
import { LONGEST_REASON, reasonProblem } from './reason.ts'

test('a decision needs a reason, and blanks are none', () => {
  expect(reasonProblem('')).toBe('Укажите причину')
  expect(reasonProblem(' \n ')).toBe('Укажите причину')
  expect(reasonProblem('Травма')).toBeNull()
})

test('a reason has a longest length, blanks around it not counted', () => {
  expect(reasonProblem(` ${'а'.repeat(LONGEST_REASON)} `)).toBeNull()
  expect(reasonProblem('а'.repeat(LONGEST_REASON + 1))).toContain('500')
})
