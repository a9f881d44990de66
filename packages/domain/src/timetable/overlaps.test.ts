import { expect, test } from 'vitest'
import { contestTimes, overlappingContests } from './overlaps.ts'

const item = (contest_id: string | null, start: string, minutes: number) => ({
  contest_id,
  start: `2027-05-12T${start}:00+03:00`,
  minutes,
})
/** Computed by each test, so that a broken rule is seen. */
const overlaps = (contestId: string, chosen: string[]) =>
  overlappingContests(
    contestId,
    chosen,
    contestTimes([
      {
        floor: 'A',
        items: [item('solo', '09:00', 20), item(null, '09:20', 30), item('solo', '12:00', 10)],
      },
      {
        floor: 'B',
        items: [item('duet', '09:10', 15), item('folk', '09:25', 10), item('show', '12:10', 10)],
      },
    ]),
  )

test('contests danced at the same time on two floors overlap', () => {
  expect(overlaps('solo', ['duet', 'folk', 'show'])).toEqual(['duet'])
  expect(overlaps('duet', ['solo'])).toEqual(['solo'])
})
test('one right after the other does not; nor does a contest with itself', () => {
  expect(overlaps('folk', ['duet', 'folk'])).toEqual([])
  expect(overlaps('show', ['solo'])).toEqual([])
})
test('what is not in the timetable overlaps with nothing', () => {
  expect(overlaps('jnj', ['solo'])).toEqual([])
  expect(overlaps('solo', ['jnj'])).toEqual([])
})
test('times are told item by item; a break, and an item without length, take none', () => {
  const items = [item('solo', '09:00', 0), item('duet', '09:00', 1), item(null, '09:10', 5)]
  const [duet, ...others] = contestTimes([{ floor: 'A', items }])
  const start = Date.parse('2027-05-12T06:00:00Z')
  expect(duet).toEqual(['duet', [{ start, end: start + 60_000 }]])
  expect(others).toEqual([])
})
