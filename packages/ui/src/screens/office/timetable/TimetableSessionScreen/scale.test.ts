import { expect, test } from 'vitest'
import { scaleOf, sharedTimes } from './scale.ts'
import type { TimetableFloor } from './timetableData.ts'

const start = '2027-02-20T10:00:00+03:00'
const at = (minutes: number) => Date.parse(start) + minutes * 60_000

function floor(id: number, items: [id: number, minutes: number][]): TimetableFloor {
  return {
    id,
    number: id,
    title: '',
    floor: '',
    start,
    items: items.map(([itemId, minutes]) => ({
      id: itemId,
      kind: 'break',
      contest_id: null,
      round_index: null,
      title: 'Перерыв',
      minutes,
      delay: 0,
      publishedStart: null,
      publishedSessionId: null,
    })),
  }
}

test('two floors side by side share the minutes in which somebody is wanted on both, each once', () => {
  const { floors } = scaleOf(
    [
      floor(1, [
        [11, 20],
        [12, 30],
      ]),
      floor(2, [
        [21, 30],
        [22, 10],
      ]),
      floor(3, [[31, 60]]),
    ],
    new Map(),
    340,
    new Map(),
    () => 40,
  )
  const conflicts = [
    { itemIds: [12, 21] },
    // A judge and a dancer of the same rounds.
    { itemIds: [21, 12] },
    // One after the other: too little rest, and no minutes in common.
    { itemIds: [11, 22] },
    // Not side by side.
    { itemIds: [11, 31] },
  ]
  expect(sharedTimes(floors, conflicts)).toEqual([[], [{ start: at(20), end: at(30) }], []])
})

test('of each item it is told how many lines its name takes', () => {
  const floors = [floor(1, [[11, 20]])]
  const linesAt = (width: number) =>
    scaleOf(floors, new Map(), width, new Map(), (words) => words.length * 10).linesOf.get(11)
  expect(linesAt(340)).toBe(1)
  // The hour and the minutes leave it 50 pixels.
  expect(linesAt(168)).toBe(2)
})
