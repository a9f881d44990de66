import type { InputFault } from '../../journal/inputs.ts'
import type { ResultFile } from '../../scoring/resultFile.ts'
import { againstPanel } from './againstPanel.ts'
import { changedInput } from './changedInput.ts'
import { decidingSwap } from './decidingSwap.ts'
import { equalSheets } from './equalSheets.ts'
import { evenPanel } from './evenPanel.ts'
import { fastSheet, type TypedSheet } from './fastSheet.ts'
import { judgedSheets } from './judgedSheets.ts'
import { numberOrder } from './numberOrder.ts'
import { ownJudge, type TiedJudge } from './ownJudge.ts'
import { shiftedRow } from './shiftedRow.ts'
import type { ResultWarning } from './warning.ts'

/** What the marks alone do not say. */
export interface ResultFacts {
  typed: readonly TypedSheet[]
  tied: readonly TiedJudge[]
  changed: readonly InputFault[]
}

/**
 * What is unusual in a result and wants an answer before its places are public (docs/rules/marks-and-results.md, «Checks
 * before publication»), without `findDecidingSwaps`, which counts the final many times.
 *
 * @param file of judged rounds from which places follow
 */
export function findResultWarnings(
  file: Pick<ResultFile, 'rounds'>,
  { typed, tied, changed }: ResultFacts,
): ResultWarning[] {
  const rounds = file.rounds.map((round) => judgedSheets(round))
  const ofMarks = [againstPanel, equalSheets, numberOrder, shiftedRow]
  return [
    ...changedInput(changed),
    ...ownJudge(tied),
    ...rounds.flatMap((round) => ofMarks.flatMap((check) => check(round))),
    ...fastSheet(typed),
    ...evenPanel(file),
  ]
}

/** What the marks of the final say by themselves, of two couples too: nothing here is chance. Tens of milliseconds. */
export function findDecidingSwaps(file: Pick<ResultFile, 'rounds' | 'contest'>): ResultWarning[] {
  return file.rounds.flatMap((round) => decidingSwap(judgedSheets(round, 2), file.contest))
}
