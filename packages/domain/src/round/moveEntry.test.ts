import { expect, test } from 'vitest'
import { moveToHeat } from './moveEntry.ts'

const heats = [[1, 2], [3, 4], [5]]

test('an entry goes behind those of the other heat', () => {
  expect(moveToHeat(heats, 1, 1)).toEqual([[2], [3, 4, 1], [5]])
  expect(moveToHeat(heats, 4, 0)).toEqual([[1, 2, 4], [3], [5]])
})

test('a heat that is left empty goes, one past the last is new', () => {
  expect(moveToHeat(heats, 5, 0)).toEqual([
    [1, 2, 5],
    [3, 4],
  ])
  expect(moveToHeat(heats, 1, 3)).toEqual([[2], [3, 4], [5], [1]])
})

test.each([
  ['where it stands already', 1, 0],
  ['before the first', 1, -1],
  ['further than a new heat', 1, 4],
  ['an entry of none of them', 9, 1],
])('nothing moves: %s', (_, id, to) => {
  expect(moveToHeat(heats, id, to)).toEqual(heats)
})
