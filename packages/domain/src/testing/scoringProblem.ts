import { ScoringError } from '../scoring/scoringError.ts'

/** What a refusal of the scoring engine says; null where it refuses nothing. */
export function scoringProblem(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error
    return { code: error.code, message: error.message, where: error.where }
  }
  return null
}
