import type { MarkEntries } from '../journal/foldMarks.ts'
import { isOfSheet, type SheetOf } from '../marks/sheetOf.ts'
import type { SheetMarks } from '../marks/sheets.ts'

/** The marks of one judge for one dance as they were typed, by start number: one for each criterion. */
export interface TypedSheet extends SheetOf {
  entries: SheetMarks
}

/** What was typed into an emergency file, by round. */
export type TypedMarks = Readonly<Record<string, readonly TypedSheet[]>>

/** The rows that were typed of a sheet. */
export function typedRows(typed: TypedMarks, roundId: number, name: SheetOf): SheetMarks {
  return typed[roundId]?.find(isOfSheet(name))?.entries ?? {}
}

/** With whole rows put in; others of the sheet stay. */
export function withTyped(
  typed: TypedMarks,
  roundId: number,
  name: SheetOf,
  rows: SheetMarks,
): TypedMarks {
  const { dance, attempt, letter } = name
  const entries = { ...typedRows(typed, roundId, name), ...rows }
  const others = (typed[roundId] ?? []).filter((sheet) => !isOfSheet(name)(sheet))
  return { ...typed, [roundId]: [...others, { dance, attempt, letter, entries }] }
}

/** How many marks were typed. */
export function typedCount(typed: TypedMarks): number {
  return Object.values(typed)
    .flat()
    .flatMap(({ entries }) => Object.values(entries).flat())
    .filter((mark) => mark !== null).length
}

/** Rows with every mark there: one that is begun says nothing yet. */
export function wholeRows(entries: MarkEntries): Record<string, number[]> {
  const all = Object.entries(entries)
  return Object.fromEntries(
    all.flatMap(([key, row]) =>
      row && row.length > 0 && row.every((mark) => mark !== null) ? [[key, [...row]] as const] : [],
    ),
  )
}
