import { expect, test } from 'vitest'
import { isBelowMinimum } from './minimum.ts'

const contest = { tags: [], scoring: 'skating', active_count: 2, min_entries: null } as const

test('a judged contest wants three entries', () => {
  expect(isBelowMinimum(contest)).toBe(true)
  expect(isBelowMinimum({ ...contest, active_count: 3 })).toBe(false)
})

test('a contest may want more or fewer', () => {
  expect(isBelowMinimum({ ...contest, active_count: 3, min_entries: 4 })).toBe(true)
  expect(isBelowMinimum({ ...contest, min_entries: 2 })).toBe(false)
})

test('what is not judged has no minimum', () => {
  expect(isBelowMinimum({ ...contest, scoring: 'none' })).toBe(false)
  for (const tag of ['PACKET', 'pass', 'MASTER-CLASS']) {
    expect(isBelowMinimum({ ...contest, tags: [tag] })).toBe(false)
  }
})
