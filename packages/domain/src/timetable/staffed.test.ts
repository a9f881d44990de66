import { expect, test } from 'vitest'
import { sessionConflicts } from './staffed.ts'

const start = '2027-05-12T09:00:00+03:00'
const item = (id: number, contest_id: string | null, kind = 'round', round_index = 0) => ({
  id,
  kind,
  contest_id,
  round_index: kind === 'round' ? round_index : null,
  minutes: 20,
})
const people = new Map([
  ['c11', { dancers: [{ key: 'anna', id: 1 }], judgeIds: [7] }],
  ['c12', { dancers: [{ key: 'anna', id: 2 }], judgeIds: [8] }],
])

test('rounds have the dancers and judges of their contests, wherever these are', () => {
  const sessions = [
    { floor: 'A', start, items: [item(1, 'c11')] },
    { floor: 'B', start, items: [item(2, 'c12')] },
  ]
  expect(sessionConflicts(sessions, people, 10)).toMatchObject([
    { kind: 'dancer', itemIds: [1, 2], dancerIds: [1, 2] },
  ])
})
test('breaks, ceremonies and contests without people need nobody', () => {
  const sessions = [
    { floor: 'A', start, items: [item(1, 'c11')] },
    {
      floor: 'B',
      start,
      items: [item(2, null, 'break')],
    },
    { floor: 'C', start, items: [item(3, 'c12', 'ceremony')] },
    { floor: 'D', start, items: [item(4, 'unknown')] },
  ]
  expect(sessionConflicts(sessions, people, 10)).toEqual([])
})
test('rounds in the wrong order are told with the rest, by time, whoever dances them', () => {
  const sessions = [
    { floor: 'A', start, items: [item(1, 'unknown'), item(2, 'c11'), item(3, 'c12')] },
    { floor: 'A', start: '2027-05-13T09:00:00+03:00', items: [item(4, 'unknown', 'round', 1)] },
  ]
  expect(sessionConflicts(sessions, people, 10)).toEqual([
    { kind: 'order', itemIds: [4, 1], dancerIds: [], judgeIds: [], restMinutes: null },
    { kind: 'rest', itemIds: [2, 3], dancerIds: [1, 2], judgeIds: [], restMinutes: 0 },
  ])
})
