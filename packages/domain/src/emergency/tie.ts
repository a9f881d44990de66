import type { ByStartNumber } from '../scoring/resultFile.ts'
import { outcomeOf, type DancedRound } from './dancedRound.ts'
import type { TypedDecision } from './decided.ts'

/** What has to be decided before a round is counted. */
export interface Tie {
  /** Who goes on of those tied at the cut, or the chief judge's order where places are tied. */
  kind: TypedDecision['kind']
  /** The start numbers it is about; of pairs those by which they are marked. */
  numbers: number[]
}

/** A tie that nobody has decided yet; null: none, or marks are missing. */
export function findUndecidedTie(danced: DancedRound): Tie | null {
  const { outcome, error } = outcomeOf(danced)
  const unordered = error?.where.tied
  if (unordered) return { kind: 'order', numbers: unordered.map(Number) }
  const tied = outcome?.undecided ?? []
  return tied.length === 0 ? null : { kind: 'cut', numbers: tied.map(Number) }
}

/** Of those tied at the cut: all go on, none, or whom the chief judge names. */
export type CutChoice = 'all' | 'none' | 'which'

/**
 * Who goes on, as a decision says it: 1 or 0 for each of those tied.
 * @param chosen of `which`
 */
export function cutEntries(
  choice: CutChoice,
  tied: readonly number[],
  chosen: readonly number[] = [],
): ByStartNumber {
  const goesOn = (number: number) =>
    choice === 'all' || (choice === 'which' && chosen.includes(number))
  return Object.fromEntries(tied.map((number) => [number, goesOn(number) ? 1 : 0]))
}
