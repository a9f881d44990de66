import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { isJudged } from '@parket/domain/round/status'

import type { RoundState, Sheet } from './state.ts'
import { hasTyped, type Typist } from './typists.ts'

/**
 * The first entry is shown to nobody who may still enter the sheet a second time: while the round runs and the second
 * entry is not finished, to those alone who typed it.
 *
 * @param sheets all entries of the one sheet
 */
export function hideFirst<S extends Sheet>(
  sheet: S,
  sheets: readonly Sheet[],
  typist: Typist,
  { round }: Pick<RoundState, 'round'>,
): S & { isHidden?: true } {
  if (sheet.pass !== 'first' || isJudged(round.status)) return sheet
  const isEnteredTwice = sheets.some(({ pass, finished_at }) => {
    return pass === 'second' && finished_at !== null
  })
  return isEnteredTwice || hasTyped(sheet, typist) ? sheet : { ...sheet, marks: {}, isHidden: true }
}

/** The same among all sheets of a round. */
export function isHiddenFrom(
  sheet: Sheet,
  typist: Typist,
  state: Pick<RoundState, 'round' | 'sheets'>,
): boolean {
  const entries = state.sheets.filter(isOfSheet(sheet))
  return hideFirst(sheet, entries, typist, state).isHidden === true
}
