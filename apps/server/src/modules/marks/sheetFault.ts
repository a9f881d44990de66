import type { SheetName } from '@parket/domain/journal/foldMarks'
import { misplacedEntry } from '@parket/domain/marks/scoredRows'
import { impossibleMarkText, type SheetMarks } from '@parket/domain/marks/sheets'
import { sheetProblem } from '@parket/domain/scoring/checkSheet'

import { toFileContest, toFileMarks, toFileRound } from './fileRound.ts'
import { markedNumbers, startNumbers, type RoundState } from './state.ts'

/** Why the marks of a sheet cannot be together, in Russian; null where they can. */
export function sheetFault(
  marks: SheetMarks,
  { dance, attempt, letter }: Omit<SheetName, 'pass'>,
  state: RoundState,
): string | null {
  const whose = { dance, attempt, counted: true, judge: letter }
  const misplaced = state.kind === 'relative-placement' ? misplacedEntry(marks) : null
  if (misplaced !== null) {
    const entry = startNumbers(state).get(Number(misplaced)) ?? 0
    return impossibleMarkText({ dance, judge: letter, entry })
  }
  const left = new Set(state.exits.map(({ registration_id }) => registration_id))
  const entries = markedNumbers(state, (id) => !left.has(id))
  return sheetProblem(
    { ...toFileRound(state), marks: [] },
    toFileContest(state.contest),
    toFileMarks(state, whose, marks),
    [...entries.values()],
  )
}
