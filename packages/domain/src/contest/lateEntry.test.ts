import { expect, test } from 'vitest'
import { isRoundBegun, openForLate } from './lateEntry.ts'
import { contestStatuses } from './status.ts'

test('late entries are taken once entries are closed, until everything is judged', () => {
  const contests = contestStatuses.map((status) => ({ was: status, status }))
  const opened = openForLate(contests).filter(({ was, status }) => was !== status)
  expect(opened.map(({ was, status }) => [was, status])).toEqual([
    ['closed', 'open'],
    ['ready', 'open'],
    ['running', 'open'],
  ])
})

test.each([
  ['planned', false],
  ['drawn', false],
  ['locked', false],
  ['running', true],
  ['judged', true],
  ['published', true],
])('a round that is %s has begun: %s', (status, isBegun) => {
  expect(isRoundBegun({ status })).toBe(isBegun)
})
