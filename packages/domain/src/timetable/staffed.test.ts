import { expect, test } from 'vitest'
import { sessionConflicts } from './staffed.ts'

const start = '2027-05-12T09:00:00+03:00'
const item = (id: number, contest_id: string | null, kind = 'round') => ({
  id,
  kind,
  contest_id,
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
