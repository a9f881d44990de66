import { expect, test } from 'vitest'
import type { DraftItem, DraftSession } from './timetableDraft.ts'
import { planAfter } from './timetablePlan.ts'

const item = (id: number, contest_id: string, round_index: number): DraftItem => ({
  id,
  savedId: id,
  kind: 'round',
  contest_id,
  round_index,
  title: '',
  minutes: 10,
  delay: 0,
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
  const [planned] = planAfter([morning], [morning, evening], rounds, new Map(), 0)
  expect(planned).toMatchObject([{ kind: 'round', contest_id: '2', round_index: 0 }])
  const [later] = planAfter([evening], [morning, evening], rounds, new Map(), 0)
  expect(later?.map(({ contest_id }) => contest_id)).toEqual(['2', '3'])
})
