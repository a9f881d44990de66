import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fitDay } from './fitDay.ts'

const HOUR = 60
const day = [
  { minutes: 85, gap: 0 },
  { minutes: 170, gap: 95 },
  { minutes: 75, gap: 130 },
]

test('parts keep their gaps where the day has room', () => {
  expect(fitDay(day, 1, 12 * HOUR)).toEqual([9 * HOUR, 12 * HOUR, 17 * HOUR])
})

test('gaps shrink towards midnight, and what does not fit even so begins at the nearest minute', () => {
  expect(fitDay(day, 1, 2 * HOUR)).toEqual([0, 120, 420])
  expect(fitDay(day, 1, 30)).toEqual([0, 85, 385])
  expect(fitDay(day, 1, 19 * HOUR)).toEqual([16 * HOUR, 19 * HOUR, 1365])
  expect(fitDay(day, 1, 23 * HOUR)).toEqual([1015, 1195, 1365])
})

test('whatever is wanted, parts follow one another within the day', () => {
  const parts = fc.array(
    fc.record({ minutes: fc.integer({ min: 1, max: 240 }), gap: fc.integer({ min: 0, max: 300 }) }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(parts, fc.nat(4), fc.integer({ min: -200, max: 1700 }), (some, at, wanted) => {
      const starts = fitDay(some, at % some.length, wanted)
      let end = 0
      for (const [index, { minutes }] of some.entries()) {
        const start = starts[index] ?? Number.NaN
        expect(start).toBeGreaterThanOrEqual(end)
        end = start + minutes
      }
      expect(end).toBeLessThanOrEqual(24 * HOUR)
    }),
  )
})
