import type { SheetMarks, SheetPass } from '../marks/sheets.ts'
import type { JournalKind } from './line.ts'

/** Which sheet a line is about. */
export interface SheetName {
  dance: string
  attempt: number
  letter: string
  pass: SheetPass
}

/** Whole rows by registration: one mark for each criterion; null takes a row back. */
export type MarkEntries = Readonly<Record<string, readonly (number | null)[] | null>>

/** The body of a line of the kind `mark`. */
export interface MarkBody extends SheetName {
  round_version: number
  /** Who sat in the seat at that dance. */
  judge_id: number | null
  source: 'paper' | 'station' | 'emergency'
  entries: MarkEntries
  /** What stood there before, of these rows. */
  replaced: MarkEntries
}

/** The body of a line of the kind `late`, as far as it is read: marks that came too late, or were not taken. */
export interface LateMarksBody extends Omit<SheetName, 'pass'> {
  state: 'late' | 'refused'
  /** By registration. */
  entries: MarkEntries
  /** By start number, the rows that are refused. */
  numbers: MarkEntries
}

export interface FoldedSheet extends SheetName {
  isFinished: boolean
  marks: SheetMarks
}

/** A line that may be about a sheet. */
interface SheetLine {
  kind: JournalKind
  body: object
}

/**
 * The sheets of a round as the lines of its chain say, in the order of their first lines: what is stored of sheets is
 * this and nothing more.
 */
export function foldMarks(lines: readonly SheetLine[]): FoldedSheet[] {
  const sheets = new Map<string, FoldedSheet>()
  for (const { kind, body } of lines) {
    if (kind !== 'mark' && kind !== 'sheet.finished' && kind !== 'sheet.reopened') continue
    const { dance, attempt, letter, pass } = body as SheetName
    const key = JSON.stringify([dance, attempt, letter, pass])
    const sheet = sheets.get(key) ?? { dance, attempt, letter, pass, isFinished: false, marks: {} }
    sheets.set(key, folded(sheet, kind, body as MarkBody))
  }
  return [...sheets.values()]
}

function folded(sheet: FoldedSheet, kind: JournalKind, { entries }: MarkBody): FoldedSheet {
  if (kind !== 'mark') return { ...sheet, isFinished: kind === 'sheet.finished' }
  return { ...sheet, marks: withEntries(sheet.marks, entries) }
}

/** Marks of a sheet with whole rows put in, or taken back. */
export function withEntries(marks: SheetMarks, entries: MarkEntries): SheetMarks {
  const all = Object.entries({ ...marks, ...entries })
  return Object.fromEntries(
    all.flatMap(([id, values]) => (values === null ? [] : [[id, values] as const])),
  )
}
