import type { MarkLimits, SheetMarks } from '../marks/sheets.ts'
import { typedMark } from '../marks/typedMark.ts'

/** What is typed into: the marks of all judges for one dance. */
export interface TypingBoard {
  letters: readonly string[]
  /** Start numbers in the order of the sheet. */
  numbers: readonly number[]
  /** How many marks an entry gets of each judge. */
  criteria: number
  limits: MarkLimits
  /** Of each letter, by start number. */
  rows: readonly SheetMarks[]
}

/** A cell of the board. */
export interface TypingCell {
  letter: number
  row: number
  criterion: number
}

export interface TypingCursor extends TypingCell {
  /** Digits of the mark that is being typed. */
  buffer: string
  /** What was typed and cannot be; null: nothing. */
  refused: string | null
}

/** The whole row that a key made. */
export interface TypedRow {
  letter: number
  number: number
  values: (number | null)[]
}

export const firstCell: TypingCursor = {
  letter: 0,
  row: 0,
  criterion: 0,
  buffer: '',
  refused: null,
}

/** What a key makes: a mark goes down the judge's column, Backspace on an empty cell goes back. */
export function afterKey(
  cursor: TypingCursor,
  key: string,
  board: TypingBoard,
): { cursor: TypingCursor; typed: TypedRow | null } {
  const isBack = key === 'Backspace' || key === 'Delete'
  const at = key === 'Backspace' && markAt(cursor, board) === null ? before(cursor, board) : cursor
  const made = typedMark(isBack ? '' : at.buffer, key, at.criterion, board.limits)
  if (made === null) return { cursor, typed: null }
  if (made.mark === 'impossible') {
    // What stood under the digits typed so far is no mark that anybody gave.
    const typed = at.buffer === '' ? null : rowWith(at, null, board)
    return { cursor: { ...at, buffer: '', refused: made.refused ?? '' }, typed }
  }
  const here = { ...at, buffer: made.buffer, refused: null }
  return {
    cursor: made.isWhole ? afterCell(here, board) : here,
    typed: rowWith(at, made.mark, board),
  }
}

function markAt({ letter, row, criterion }: TypingCell, { rows, numbers }: TypingBoard) {
  return rows[letter]?.[numbers[row] ?? 0]?.[criterion] ?? null
}

function rowWith(at: TypingCell, mark: number | null, board: TypingBoard): TypedRow {
  const { letter, row, criterion } = at
  const number = board.numbers[row] ?? 0
  const known = board.rows[letter]?.[number] ?? []
  const values = Array.from({ length: board.criteria }, (_, one) =>
    one === criterion ? mark : (known[one] ?? null),
  )
  return { letter, number, values }
}

/** The next criterion, then the next entry, then the next judge; the last cell keeps the cursor. */
export function afterCell(cursor: TypingCursor, board: TypingBoard): TypingCursor {
  const { letter, row, criterion } = cursor
  const here = { ...cursor, buffer: '', refused: null }
  if (criterion + 1 < board.criteria) return { ...here, criterion: criterion + 1 }
  if (row + 1 < board.numbers.length) return { ...here, row: row + 1, criterion: 0 }
  if (letter + 1 < board.letters.length)
    return { ...here, letter: letter + 1, row: 0, criterion: 0 }
  return here
}

function before(cursor: TypingCursor, board: TypingBoard): TypingCursor {
  const { letter, row, criterion } = cursor
  const here = { ...cursor, buffer: '', refused: null }
  const last = board.criteria - 1
  if (criterion > 0) return { ...here, criterion: criterion - 1 }
  if (row > 0) return { ...here, row: row - 1, criterion: last }
  if (letter === 0) return here
  return { ...here, letter: letter - 1, row: board.numbers.length - 1, criterion: last }
}

/** The cursor at another cell, as near as the board has one: columns are the judges' criteria one after another. */
export function movedBy(
  cursor: TypingCursor,
  { rows, columns }: { rows: number; columns: number },
  board: TypingBoard,
): TypingCursor {
  const last = Math.max(0, board.letters.length * board.criteria - 1)
  const column = within(cursor.letter * board.criteria + cursor.criterion + columns, last)
  return {
    letter: Math.floor(column / board.criteria),
    criterion: column % board.criteria,
    row: within(cursor.row + rows, Math.max(0, board.numbers.length - 1)),
    buffer: '',
    refused: null,
  }
}

function within(value: number, last: number): number {
  return Math.max(0, Math.min(last, value))
}
