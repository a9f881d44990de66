import { countSheet } from '@parket/domain/marks/sheets'

import { toEntered, type Sheet } from './state.ts'

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
