import { expect, it } from 'vitest'
import {
  afterCell,
  afterKey,
  firstCell,
  movedBy,
  type TypingBoard,
  type TypingCursor,
} from './typing.ts'

const board: TypingBoard = {
  letters: ['A', 'B'],
  numbers: [5, 7],
  criteria: 1,
  limits: { kind: 'skating', entries: 2, maxima: [] },
  rows: [{}, {}],
}

const at = (letter: number, row: number, more: Partial<TypingCursor> = {}): TypingCursor => ({
  ...firstCell,
  letter,
  row,
  ...more,
})

it('a whole mark goes down the judge’s column, then to the next judge; the last cell keeps the cursor', () => {
  expect(afterKey(at(0, 0), '2', board)).toEqual({
    cursor: at(0, 1),
    typed: { letter: 0, number: 5, values: [2] },
  })
  expect(afterKey(at(0, 1), '1', board).cursor).toEqual(at(1, 0))
  expect(afterKey(at(1, 1), '1', board).cursor).toEqual(at(1, 1))
})

it('a mark that cannot be is refused, and leaves nothing of what it began with', () => {
  expect(afterKey(at(0, 0), '9', board)).toEqual({
    cursor: at(0, 0, { refused: '9' }),
    typed: null,
  })
  const twelve = { ...board, limits: { ...board.limits, entries: 12 } }
  const one = afterKey(at(0, 0), '1', twelve)
  expect(one.cursor).toEqual(at(0, 0, { buffer: '1' }))
  expect(afterKey(one.cursor, '9', twelve)).toEqual({
    cursor: at(0, 0, { refused: '19' }),
    typed: { letter: 0, number: 5, values: [null] },
  })
  expect(afterKey(one.cursor, '2', twelve).typed?.values).toEqual([12])
  expect(afterKey(at(0, 0), 'q', board)).toEqual({ cursor: at(0, 0), typed: null })
})

it('Backspace clears the cell, on an empty one the cell before; Delete stays', () => {
  const full: TypingBoard = { ...board, rows: [{ 5: [1], 7: [2] }, {}] }
  expect(afterKey(at(0, 1), 'Backspace', full)).toEqual({
    cursor: at(0, 1),
    typed: { letter: 0, number: 7, values: [null] },
  })
  expect(afterKey(at(1, 0), 'Backspace', full)).toEqual({
    cursor: at(0, 1),
    typed: { letter: 0, number: 7, values: [null] },
  })
  expect(afterKey(at(1, 1), 'Backspace', full).cursor).toEqual(at(1, 0))
  expect(afterKey(at(0, 0), 'Backspace', board).cursor).toEqual(at(0, 0))
  expect(afterKey(at(1, 0), 'Delete', full).cursor).toEqual(at(1, 0))
})

it('points go criterion by criterion, and Enter goes on', () => {
  const points: TypingBoard = {
    ...board,
    criteria: 2,
    limits: { kind: 'points', entries: 2, maxima: [100, 50] },
    rows: [{ 5: [80, null] }, {}],
  }
  const typed = afterKey(at(0, 0, { criterion: 1 }), '4', points)
  expect(typed).toEqual({
    cursor: at(0, 0, { criterion: 1, buffer: '4' }),
    typed: { letter: 0, number: 5, values: [80, 40] },
  })
  expect(afterCell(at(0, 0), points)).toEqual(at(0, 0, { criterion: 1 }))
  expect(afterCell(typed.cursor, points)).toEqual(at(0, 1))
  expect(afterKey(at(0, 0, { criterion: 1 }), 'Backspace', points).cursor).toEqual(at(0, 0))
  expect(afterKey(at(0, 1), 'Backspace', points).cursor).toEqual(at(0, 0, { criterion: 1 }))
})

it('arrows stay on the board', () => {
  expect(movedBy(at(0, 0), { rows: 1, columns: 1 }, board)).toEqual(at(1, 1))
  expect(movedBy(at(1, 1), { rows: 1, columns: 1 }, board)).toEqual(at(1, 1))
  expect(movedBy(at(0, 0), { rows: -1, columns: -1 }, board)).toEqual(at(0, 0))
  const empty = { ...board, letters: [], numbers: [] }
  expect(movedBy(at(0, 0), { rows: 1, columns: 1 }, empty)).toEqual(at(0, 0))
})
