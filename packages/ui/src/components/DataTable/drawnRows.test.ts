import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextDrawn } from './drawnRows.ts'
import type { Drawn } from './drawnRows.ts'

const rows = (...indexes: number[]) => indexes.map((index) => ({ index }))
const drawn = (...pairs: [index: number, slot: number][]) =>
  pairs.map(([index, slot]) => ({ item: { index }, slot }))

test('a row that comes takes the element of one that has gone, in its place', () => {
  const first = nextDrawn([], rows(0, 1, 2, 3))
  expect(first).toEqual(drawn([0, 0], [1, 1], [2, 2], [3, 3]))
  expect(nextDrawn(first, rows(2, 3, 4, 5))).toEqual(drawn([4, 0], [5, 1], [2, 2], [3, 3]))
})

test('elements that nobody needs go, what is lacking is added at the end', () => {
  const before = drawn([0, 0], [1, 1], [2, 2])
  expect(nextDrawn(before, rows(2))).toEqual(drawn([2, 2]))
  expect(nextDrawn(drawn([2, 2]), rows(1, 2, 3))).toEqual(drawn([2, 2], [1, 3], [3, 4]))
})

test('each row is drawn once, by one element, and keeps it as long as it is drawn', () => {
  const some = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 8 }), (steps) => {
      let before: Drawn<{ index: number }>[] = []
      for (const step of steps) {
        const after = nextDrawn(before, rows(...step))
        expect(new Set(after.map(({ item }) => item.index))).toEqual(new Set(step))
        expect(after).toHaveLength(step.length)
        expect(new Set(after.map(({ slot }) => slot)).size).toBe(step.length)
        const slots = new Map(after.map(({ item, slot }) => [item.index, slot]))
        for (const { item, slot } of before) expect(slots.get(item.index) ?? slot).toBe(slot)
        before = after
      }
    }),
  )
})
