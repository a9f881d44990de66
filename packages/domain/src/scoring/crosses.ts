import { rankByTotal, type RoundCount } from './cut.ts'
import {
  checkSameEntries,
  marksOfJudge,
  refuseMark,
  type LeftSheet,
  type MarkPosition,
  type Sheet,
} from './marks.ts'

export interface CrossOptions {
  /** How many crosses a judge, or each judge, gives in a dance; as many as go on, if nothing else is asked for. */
  crosses?: number | readonly number[]
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
  const expected = (judge: number) =>
    Math.min(typeof crosses === 'number' ? crosses : (crosses[judge] as number), entries)
  for (const [dance, sheet] of marks.entries()) checkCrosses(sheet, dance, expected)
  const totals = Array.from({ length: entries }, (_, entry) =>
    marks.reduce((sum, sheet) => sum + total(sheet[entry] as readonly number[]), 0),
  )
  return rankByTotal(totals, advance)
}

/**
 * How many crosses each judge has for those who danced: one that who left had is given to nobody else.
 * @param left the marks of those who left
 * @param from how many entries stand before them
 * @throws ScoringError `bad_mark`
 */
export function crossesForDanced(
  left: LeftSheet,
  { judges, from, crosses }: { judges: number; from: number; crosses: number },
): number[] {
  return Array.from({ length: judges }, (_, judge) => {
    const given = left.map((marks, entry) => {
      const mark = marks[judge] ?? 0
      checkCross(mark, { dance: 0, judge, entry: from + entry })
      return mark
    })
    return crosses - total(given)
  })
}

function checkCrosses(sheet: Sheet, dance: number, expected: (judge: number) => number): void {
  for (const judge of (sheet[0] ?? []).keys()) {
    const given = marksOfJudge(sheet, judge)
    for (const [entry, mark] of given.entries()) checkCross(mark, { dance, judge, entry })
    if (total(given) !== expected(judge)) {
      refuseMark(
        'wrong_number_of_marks',
        { dance, judge },
        `${expected(judge)} crosses are asked for, ${total(given)} are given`,
      )
    }
  }
}

function checkCross(mark: number, where: MarkPosition): void {
  if (mark !== 0 && mark !== 1) refuseMark('bad_mark', where, `1 for a cross or 0, not ${mark}`)
}

function total(marks: readonly number[]): number {
  return marks.reduce((sum, mark) => sum + mark, 0)
}
