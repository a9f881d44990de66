import { expect, test } from 'vitest'
import { contestTimes, overlappingContests } from './overlaps.ts'

const item = (contest_id: string | null, start: string, minutes: number) => ({
  contest_id,
  start: `2027-05-12T${start}:00+03:00`,
  minutes,
})
const times = contestTimes([
  {
    floor: 'A',
    items: [item('solo', '09:00', 20), item(null, '09:20', 30), item('solo', '12:00', 10)],
  },
  {
    floor: 'B',
    items: [item('duet', '09:10', 15), item('folk', '09:25', 10), item('show', '12:10', 10)],
  },
])

test('contests danced at the same time on two floors overlap', () => {
  expect(overlappingContests('solo', ['duet', 'folk', 'show'], times)).toEqual(['duet'])
  expect(overlappingContests('duet', ['solo'], times)).toEqual(['solo'])
})
test('one right after the other does not; nor does a contest with itself', () => {
  expect(overlappingContests('folk', ['duet', 'folk'], times)).toEqual([])
  expect(overlappingContests('show', ['solo'], times)).toEqual([])
})
test('what is not in the timetable overlaps with nothing', () => {
  expect(overlappingContests('jnj', ['solo'], times)).toEqual([])
  expect(overlappingContests('solo', ['jnj'], times)).toEqual([])
})
test('an item without length takes no time', () => {
  const empty = contestTimes([{ floor: 'A', items: [item('solo', '09:00', 0)] }])
  expect(empty.size).toBe(0)
})
