import { sheetDifferences, type SheetMarks } from '../marks/sheets.ts'

/** What becomes of a sheet that was typed into an emergency file (docs/rules/emergency.md, «Marks come back»). */
export type BroughtSheet =
  | { state: 'equal' }
  /** Nothing contradicts them: they are put into the sheet. */
  | { state: 'added'; rows: SheetMarks }
  /** A person decides. */
  | { state: 'differs' }

/**
 * Compares a sheet from the file with what stands: equal rows are counted, missing ones put in; one row that differs keeps
 * the whole sheet back.
 *
 * @param brought by registration
 * @param standing the marks of the sheet as it is now; null: there is none
 */
export function bringBack(brought: SheetMarks, standing: SheetMarks | null): BroughtSheet {
  if (standing === null) return { state: 'added', rows: brought }
  const known = Object.fromEntries(
    Object.entries(brought).filter(([id]) => standing[id] !== undefined),
  )
  const compared = Object.fromEntries(
    Object.entries(standing).filter(([id]) => known[id] !== undefined),
  )
  if (sheetDifferences(known, compared).length > 0) return { state: 'differs' }
  const rows = Object.fromEntries(Object.entries(brought).filter(([id]) => known[id] === undefined))
  return Object.keys(rows).length === 0 ? { state: 'equal' } : { state: 'added', rows }
}

/**
 * Whether the same people are marked as when the file was typed: start numbers may have changed hands since, and entries
 * may have been moved. Who has left the round since is no obstacle.
 *
 * @param numbers that the file marked
 * @param marked the registrations that are marked now, those that left too
 */
export function isSameField(
  numbers: readonly number[],
  registrationOf: (number: number) => number | undefined,
  { marked, dancing }: { marked: ReadonlySet<number>; dancing: ReadonlySet<number> },
): boolean {
  const then = new Set(numbers.map((number) => registrationOf(number) ?? 0))
  return [...then].every((id) => marked.has(id)) && [...dancing].every((id) => then.has(id))
}
