import { expect, test } from 'vitest'
import { missingRange } from './useMissingRows.ts'

/** A hundred rows, of which those from `start` to `end` have come. */
const items = (start: number, end: number) =>
  Array.from({ length: 100 }, (_, index) => (index >= start && index < end ? index : undefined))

test('nothing is asked for while all that is near the screen has come', () => {
  expect(missingRange(items(0, 100), 0, 10)).toBeNull()
  expect(missingRange(items(0, 50), 10, 34)).toBeNull()
})

test('missing rows are asked for before they are on screen', () => {
  expect(missingRange(items(0, 50), 30, 40)).toEqual({ start: 50, end: 56 })
  expect(missingRange(items(50, 100), 60, 70)).toEqual({ start: 45, end: 50 })
})

test('after a jump only what is near the screen is asked for', () => {
  expect(missingRange(items(0, 20), 60, 70)).toEqual({ start: 45, end: 86 })
})

test('nothing is asked for beyond the first and the last row', () => {
  expect(missingRange(items(0, 0), 0, 5)).toEqual({ start: 0, end: 21 })
  expect(missingRange(items(0, 0), 95, 99)).toEqual({ start: 80, end: 100 })
  expect(missingRange([], 0, -1)).toBeNull()
})
