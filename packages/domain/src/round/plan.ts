import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** What the organiser plans of a round; left out stays as it is. */
export interface RoundPlan {
  /** How many go on. */
  advance?: number | undefined
  dances?: readonly string[] | undefined
}

/** What a plan is held to. */
export interface PlannedBy {
  /** 0 is the final. */
  index: number
  /** How many dance it, or are going to. */
  entries: number
  /** How many go on from the round after it; 0 from a final. */
  nextAdvance: number
  contest: { dances: readonly string[]; recall_same_dances: boolean }
}

/**
 * «The organiser may change A»; «a round has its own dances, a part of the contest's»
 * (docs/rules/rounds-and-heats.md, «Who goes on», «Dances of a round»), unless the contest has the same ones in all
 * its rounds.
 */
export function checkRoundPlan({ advance, dances }: RoundPlan, by: PlannedBy): FieldErrors {
  const errors: FieldErrors = {}
  const { index, entries, nextAdvance, contest } = by
  if (advance !== undefined) {
    const [min, max] = index === 0 ? [0, 0] : [nextAdvance + 1, entries - 1]
    if (!Number.isInteger(advance) || advance < min || advance > max) {
      addError(errors, 'advance', problemText('advance_range', { min, max }))
    }
  }
  if (dances !== undefined) {
    const isAll = contest.dances.every((dance) => dances.includes(dance))
    if (dances.length === 0) addError(errors, 'dances', problemText('required'))
    if (dances.some((dance) => !contest.dances.includes(dance))) {
      addError(errors, 'dances', problemText('dance_foreign'))
    }
    if (contest.recall_same_dances && !isAll) {
      addError(errors, 'dances', problemText('dances_same'))
    }
  }
  return errors
}
