import { expect, test } from 'vitest'
import { isOnlyPaidFor } from './tags.ts'

test('the fee, packets and passes are only paid for; a master class is not', () => {
  const contest = (group_num: number, ...tags: string[]) => ({ group_num, tags })
  expect(isOnlyPaidFor(contest(1), 1)).toBe(true)
  expect(isOnlyPaidFor(contest(1), null)).toBe(false)
  expect(isOnlyPaidFor(contest(2, 'Packet'), 1)).toBe(true)
  expect(isOnlyPaidFor(contest(2, 'PASS=day'), null)).toBe(true)
  expect(isOnlyPaidFor(contest(2, 'MASTER-CLASS'), 1)).toBe(false)
})
