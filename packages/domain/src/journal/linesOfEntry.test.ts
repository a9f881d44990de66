import { expect, test } from 'vitest'
import { linesOfEntry } from './linesOfEntry.ts'

const line = (n: number, kind: string, body: object, round_id: number | null = null) => ({
  n,
  kind,
  body,
  round_id,
})
const pair = { registrations: new Set([346, 347]), start_number: 46 }
const found = (...lines: ReturnType<typeof line>[]) => linesOfEntry(lines, pair).map(({ n }) => n)

test('lines of an entry are its marks, heats, exits and decisions', () => {
  expect(
    found(
      line(1, 'mark', { entries: { 309: [1], 347: null } }, 5),
      line(2, 'mark', { entries: { 309: [1] } }, 5),
      line(3, 'draw', { heats: [[309], [346, 1]] }),
      line(4, 'draw', { seed: 'a', is_withdrawn: true }),
      line(5, 'decision', { kind: 'exit', registration_id: 346 }),
      line(6, 'decision', { kind: 'exit', registration_id: 309 }),
      line(7, 'decision', { kind: 'order', numbers: { 346: 1 } }),
      line(8, 'decision', { kind: 'order', is_withdrawn: true }),
      line(9, 'publication', { hash: 'a' }),
    ),
  ).toEqual([1, 3, 5, 7])
})

test('late marks are its by registration or number, and so is what was decided about them', () => {
  expect(
    found(
      line(1, 'late', { entries: { 346: [1] }, numbers: {} }, 5),
      line(2, 'late', { entries: {}, numbers: { 46: [1] } }, 5),
      line(3, 'late', { entries: { 309: [1] }, numbers: { 9: [1] } }, 5),
      line(4, 'late.applied', { of: 1 }, 5),
      line(5, 'late.dismissed', { of: 2 }, 5),
      line(6, 'late.applied', { of: 3 }, 5),
      line(7, 'late.applied', { of: 1 }, 6),
    ),
  ).toEqual([1, 2, 4, 5])
})
