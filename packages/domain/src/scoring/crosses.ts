import { rankByTotal, type RoundCount } from './cut.ts'
import { checkSameEntries, marksOfJudge, refuseMark, type Sheet } from './marks.ts'

export interface CrossOptions {
  /** How many crosses a judge gives in a dance; as many as go on, if nothing else is asked for. */
  crosses?: number
}

/**
 * Counts the crosses of a round before the final (rule 1; scoring, «Crosses»): «A judge gives exactly
 * the requested number of crosses (per dance). Sum over judges and dances; the A highest go on.»
 * With fewer entries than crosses asked for, each gets one.
 *
 * @param marks `marks[dance][entry][judge]`, 1 for a cross, else 0: only entries that danced
 * @param advance how many go on
 * @throws ScoringError naming dance, judge and entry: `bad_mark`, `missing_mark`,
 *   `wrong_number_of_marks` (dance and judge); `bad_advance`, `unequal_lengths`, `no_dances`
 */
export function countCrosses(
  marks: readonly Sheet[],
  advance: number,
  { crosses = advance }: CrossOptions = {},
): RoundCount {
  checkSameEntries(marks)
  const entries = (marks[0] as Sheet).length
  const expected = Math.min(crosses, entries)
  for (const [dance, sheet] of marks.entries()) checkCrosses(sheet, dance, expected)
  const totals = Array.from({ length: entries }, (_, entry) =>
    marks.reduce((sum, sheet) => sum + total(sheet[entry] as readonly number[]), 0),
  )
  return rankByTotal(totals, advance)
}

function checkCrosses(sheet: Sheet, dance: number, expected: number): void {
  for (const judge of (sheet[0] ?? []).keys()) {
    const given = marksOfJudge(sheet, judge)
    for (const [entry, mark] of given.entries()) {
      if (mark !== 0 && mark !== 1) {
        refuseMark('bad_mark', { dance, judge, entry }, `1 for a cross or 0, not ${mark}`)
      }
    }
    if (total(given) !== expected) {
      refuseMark(
        'wrong_number_of_marks',
        { dance, judge },
        `${expected} crosses are asked for, ${total(given)} are given`,
      )
    }
  }
}

function total(marks: readonly number[]): number {
  return marks.reduce((sum, mark) => sum + mark, 0)
}
