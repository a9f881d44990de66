import { countSheet } from '@parket/domain/marks/sheets'

import { toEntered } from './fileRound.ts'
import type { Sheet } from './state.ts'

/** Whose marks they are: of one judge, for one dance as it was danced that time. */
export type SheetOf = Pick<Sheet, 'dance' | 'attempt' | 'letter'>

/** Whether a sheet is one of that judge, dance and attempt. */
export function isOfSheet({ dance, attempt, letter }: SheetOf): (other: SheetOf) => boolean {
  return (other) => other.dance === dance && other.attempt === attempt && other.letter === letter
}

/**
 * Which of all entries of one sheet counts (docs/rules/marks-and-results.md, «Second entry»): the third person's where there is one,
 * else the first; null while none does.
 */
export function countingSheet(entries: readonly Sheet[]): Sheet | null {
  if (countSheet(entries.map(toEntered)).state !== 'counted') return null
  const of = (pass: Sheet['pass']) => entries.find((sheet) => sheet.pass === pass)
  const resolved = of('resolved')
  return (resolved?.finished_at ? resolved : of('first')) ?? null
}
