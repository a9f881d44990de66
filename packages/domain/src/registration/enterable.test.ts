import { expect, test } from 'vitest'
import { adult, contests, rules } from '../testing/event1.ts'
import { enterableContests } from './enterable.ts'
import type { EntryStatus } from './request.ts'

/** Contests 11 to 13 drawn, closed and judged; all others as they are. */
const onTheDay = contests.map((contest) =>
  Object.assign({}, contest, {
    status: { 11: 'ready', 12: 'closed', 13: 'judged' }[contest.group_num] ?? contest.status,
  }),
)

const numbersOf = (
  entries: { id: number; contest_id: string; status: EntryStatus }[],
  dancers = [adult],
) =>
  enterableContests(onTheDay, dancers, entries, rules).map(
    ({ contest, isLate, waitingId }) => [contest.group_num, isLate, waitingId] as const,
  )

test('open contests as they are and closed or drawn ones as late, by counts and ages', () => {
  expect(numbersOf([])).toEqual([
    [11, true, null],
    [12, true, null],
    [60, false, null],
    [70, false, null],
    [81, true, null],
  ])
})

test('not where they are entered already; a withdrawn entry may be made anew', () => {
  const numbers = numbersOf([
    { id: 1, contest_id: 'c11', status: 'active' },
    { id: 2, contest_id: 'c12', status: 'withdrawn' },
  ]).map(([number]) => number)
  expect(numbers).toEqual([12, 60, 70, 81])
})

test('where they wait once there are heats: the place and the heat come together', () => {
  const entries = [
    { id: 1, contest_id: 'c11', status: 'waiting' as const },
    { id: 2, contest_id: 'c12', status: 'waiting' as const },
  ]
  expect(numbersOf(entries)).toEqual([
    [11, true, 1],
    [60, false, null],
    [70, false, null],
    [81, true, null],
  ])
})
