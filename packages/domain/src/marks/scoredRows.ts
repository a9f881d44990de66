import type { RoundKind } from '../scoring/resultFile.ts'
import type { SheetMarks } from './sheets.ts'

/**
 * What a device keeps and sends of a final by scores: of each entry the place, and the score in tenths that it follows
 * from. The place is the mark, as it is on paper; the score counts for nothing by itself.
 */
export type ScoredRow = readonly [place: number, score: number]

/**
 * The rows of a final by scores: the highest score is the first place (docs/rules/scoring.md, «Relative placement»).
 * @param scores by entry, in tenths, no two alike
 */
export function rowsOfScores(scores: ReadonlyMap<number, number>): Record<number, ScoredRow> {
  const entries = [...scores]
  const placeOf = (score: number) => 1 + entries.filter(([, other]) => other > score).length
  return Object.fromEntries(
    entries.map(([entry, score]) => [entry, [placeOf(score), score] as const]),
  )
}

/** The score of a row, in tenths; null where it has none: its place was typed. */
export function scoreOf(row: readonly (number | null)[] | undefined): number | null {
  return row?.[1] ?? null
}

/** What counts of a row: of a final by scores the place alone. */
export function countingRow(kind: RoundKind, row: readonly (number | null)[]): (number | null)[] {
  return kind === 'relative-placement' ? row.slice(0, 1) : [...row]
}

/** The first entry whose place does not follow from the scores; null: all places do. */
export function misplacedEntry(marks: SheetMarks): string | null {
  const scored = Object.entries(marks).filter(([, row]) => scoreOf(row) !== null)
  const before = (own: SheetMarks[string], isBefore: (row: SheetMarks[string]) => boolean) =>
    scored.filter(([, row]) => row !== own && isBefore(row)).length
  const wrong = scored.find(([, own]) => {
    const higher = before(own, (row) => Number(scoreOf(row)) >= Number(scoreOf(own)))
    return higher !== before(own, (row) => Number(row[0]) <= Number(own[0]))
  })
  return wrong?.[0] ?? null
}
