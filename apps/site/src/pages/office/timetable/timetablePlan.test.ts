import { expect, test } from 'vitest'
import type { DraftItem, DraftSession } from './timetableDraft.ts'
import { planRoundsAfter, planTotals, slotItems } from './timetablePlan.ts'

const item = (id: number, contest_id: string, round_index: number): DraftItem => ({
  id,
  savedId: id,
  kind: 'round',
  contest_id,
  round_index,
  title: '',
  minutes: 10,
  delay: 0,
  publishedStart: null,
  publishedSessionId: null,
})
const session = (id: number, start: string, items: DraftItem[]): DraftSession => ({
  id,
  number: id,
  title: '',
  floor: 'А',
  start,
  version: 1,
  items,
})
const unplaced = (contestId: string, roundIndex: number) => ({
  contestId,
  roundIndex,
  groupNum: Number(contestId),
  minutes: 10,
  dancers: [],
  judges: [],
})

test('what stands in the event keeps its order: a round that would break it is left', () => {
  const morning = session(1, '2027-02-20T10:00:00+03:00', [item(11, '1', 0), item(12, '2', 1)])
  const evening = session(2, '2027-02-20T18:00:00+03:00', [item(21, '3', 1)])
  const rounds = [unplaced('1', 1), unplaced('2', 0), unplaced('3', 0)]
  const [planned] = planRoundsAfter([morning], [morning, evening], rounds, new Map(), 0)
  expect(planned).toMatchObject([{ kind: 'round', contest_id: '2', round_index: 0 }])
  const [later] = planRoundsAfter([evening], [morning, evening], rounds, new Map(), 0)
  expect(later?.map(({ contest_id }) => contest_id)).toEqual(['2', '3'])
})

test('judges are who judge the round that stands there, not the contest: a round may have its own panel', () => {
  const morning = session(1, '2027-02-20T10:00:00+03:00', [item(11, '1', 1)])
  const gym = { ...session(2, '2027-02-20T10:00:00+03:00', []), floor: 'Б' }
  const next = { ...unplaced('2', 0), judges: [7] }
  const contest = { dancers: [], judges: [7] }
  const planned = (own: number[]) =>
    planRoundsAfter(
      [morning, gym],
      [morning, gym],
      [next],
      new Map([['1', { ...contest, rounds: [{ round_index: 1, judges: own }] }]]),
      0,
    ).map(({ length }) => length)
  // After the round where its judge sits now; beside a round of others at once.
  expect(planned([7])).toEqual([1, 0])
  expect(planned([8])).toEqual([0, 1])
})

test('a wait of a plan is no item: the round after it begins later', () => {
  const round = (id: string) => ({ kind: 'round' as const, round: unplaced(id, 0) })
  const slots = [round('1'), { kind: 'break' as const, minutes: 2 }, round('2')]
  expect(slotItems(slots)).toMatchObject([
    { kind: 'round', contest_id: '1', delay: 0 },
    { kind: 'round', contest_id: '2', delay: 2 },
  ])
  expect(planTotals([slots, []])).toEqual({ rounds: 2, minutes: 22 })
})
