import { expect, test } from 'vitest'
import { missingRange } from './useMissingRows.ts'

const inOrder = Array.from({ length: 100 }, (_, place) => place)

/** A hundred rows, of which those from `start` to `end` have come. */
const rows = (start: number, end: number) =>
  inOrder.map((place) => (place >= start && place < end ? {} : undefined))

test('nothing is asked for while all that is near the screen has come', () => {
  expect(missingRange(inOrder, rows(0, 100), 0, 10)).toBeNull()
  expect(missingRange(inOrder, rows(0, 50), 10, 34)).toBeNull()
})

test('missing rows are asked for before they are on screen', () => {
  expect(missingRange(inOrder, rows(0, 50), 30, 40)).toEqual({ start: 50, end: 56 })
  expect(missingRange(inOrder, rows(50, 100), 60, 70)).toEqual({ start: 45, end: 50 })
})

test('after a jump only what is near the screen is asked for', () => {
  expect(missingRange(inOrder, rows(0, 20), 60, 70)).toEqual({ start: 45, end: 86 })
})

test('nothing is asked for beyond the first and the last row', () => {
  expect(missingRange(inOrder, rows(0, 0), 0, 5)).toEqual({ start: 0, end: 21 })
  expect(missingRange(inOrder, rows(0, 0), 95, 99)).toEqual({ start: 80, end: 100 })
  expect(missingRange([], [], 0, -1)).toBeNull()
})

test('sorted rows are asked for by their place in `items`, not on the screen', () => {
  // What is missing stands last in either direction.
  const sorted = [
    ...inOrder.slice(40, 60).toReversed(),
    ...inOrder.slice(0, 40),
    ...inOrder.slice(60),
  ]
  expect(missingRange(sorted, rows(40, 60), 0, 4)).toBeNull()
  expect(missingRange(sorted, rows(40, 60), 0, 9)).toEqual({ start: 0, end: 5 })
})

test('rows that lie apart in `items` are asked for one run after another', () => {
  const sorted = [...inOrder.slice(0, 20), 23, 24, 25, ...inOrder.slice(80)]
  expect(missingRange(sorted, rows(0, 20), 10, 30)).toEqual({ start: 23, end: 26 })
})
