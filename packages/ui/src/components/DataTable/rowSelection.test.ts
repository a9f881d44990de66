import { expect, test } from 'vitest'
import { toggleAll, toggleRows } from './rowSelection.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const toggled = (selected: string[], index: number, anchor: number | null) =>
  [...toggleRows(keys, new Set(selected), index, anchor)].sort()

test('a press turns one row', () => {
  expect(toggled([], 1, null)).toEqual(['b'])
  expect(toggled(['a', 'b'], 1, null)).toEqual(['a'])
  expect(toggled(['a'], 9, null)).toEqual(['a'])
})

test('with Shift all rows between take the state of the last one, both ways', () => {
  expect(toggled(['b'], 3, 1)).toEqual(['b', 'c', 'd'])
  expect(toggled(['d'], 1, 3)).toEqual(['b', 'c', 'd'])
  expect(toggled(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['d'])
})

test('all and none; rows that a filter hides stay chosen', () => {
  expect([...toggleAll(keys, new Set(['b', 'hidden']))].sort()).toEqual([...keys, 'hidden'])
  expect([...toggleAll(keys, new Set([...keys, 'hidden']))]).toEqual(['hidden'])
})
