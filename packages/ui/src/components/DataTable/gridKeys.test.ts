import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridKey, nextPosition } from './gridKeys.ts'

const size = { rows: 100, columns: 5, page: 10 }
const at = (row: number, column: number) => ({ row, column })
const press = (key: string, from = at(50, 2), ctrlKey = false) =>
  nextPosition({ key, ctrlKey }, from, size)

test.each([
  ['ArrowUp', at(49, 2)],
  ['ArrowDown', at(51, 2)],
  ['ArrowLeft', at(50, 1)],
  ['ArrowRight', at(50, 3)],
  ['Home', at(50, 0)],
  ['End', at(50, 4)],
  ['PageUp', at(40, 2)],
  ['PageDown', at(60, 2)],
])('%s', (key, position) => {
  expect(press(key)).toEqual(position)
})

test('with Ctrl, Home and End go to the corners', () => {
  expect(press('Home', at(50, 2), true)).toEqual(at(0, 0))
  expect(press('End', at(50, 2), true)).toEqual(at(99, 4))
})

test('above the first row is the header; a page up stops below it', () => {
  expect(press('ArrowUp', at(0, 2))).toEqual(at(-1, 2))
  expect(press('PageUp', at(3, 2))).toEqual(at(0, 2))
  expect(press('ArrowDown', at(-1, 2))).toEqual(at(0, 2))
})

test('other keys do not move', () => {
  expect(press('Enter')).toBeNull()
  expect(press('a')).toBeNull()
})

test('no way leads out of the grid', () => {
  const keys = [
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'PageUp',
    'PageDown',
    'Home',
    'End',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())),
      fc.record({ rows: fc.nat(30), columns: fc.integer({ min: 1, max: 9 }), page: fc.nat(12) }),
      (pressed, size) => {
        let position = at(-1, 0)
        for (const [key, ctrlKey] of pressed) {
          position = nextPosition({ key, ctrlKey }, position, size) ?? position
          expect(position.row).toBeGreaterThanOrEqual(-1)
          expect(position.row).toBeLessThan(Math.max(size.rows, 0.5))
          expect(position.column).toBeGreaterThanOrEqual(0)
          expect(position.column).toBeLessThan(size.columns)
        }
      },
    ),
  )
})

test.each([
  ['KeyJ', 'о', 'ArrowDown'],
  ['KeyK', 'k', 'ArrowUp'],
  ['KeyX', 'ч', ' '],
  ['KeyE', 'у', 'Open'],
  ['KeyB', 'и', 'и'],
  ['Home', 'Home', 'Home'],
])('%s is the key of its place in any layout (%s)', (code, key, meaning) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false }
  expect(gridKey({ code, key, ...none })).toBe(meaning)
  expect(gridKey({ code, key, ...none, ctrlKey: true })).toBe(key)
})
