import { partnersIn } from '@parket/domain/scoring/partners'
import type { ShownRound } from './resultData.ts'

/** With whom each danced the final, by start number, where it was danced by pairs. */
export function partnersOf(rounds: readonly ShownRound[]): ReadonlyMap<number, number> {
  return partnersIn(rounds.findLast(({ index }) => index === 0) ?? { pairs: [] })
}
