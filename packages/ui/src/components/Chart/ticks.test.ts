import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseTicks } from './ticks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [2000, [0, 500, 1000, 1500, 2000]],
])('up to %i', (max, values) => {
  expect(chooseTicks(max)).toEqual(values)
})

test('the last one is above everything, and they are few', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (max) => {
      const values = chooseTicks(max)
      expect(values.at(-1)).toBeGreaterThanOrEqual(max)
      expect(values.length).toBeGreaterThanOrEqual(2)
      expect(values.length).toBeLessThanOrEqual(5)
    }),
  )
})
