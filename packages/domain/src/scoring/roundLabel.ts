import { ScoringError } from './scoringError.ts'

/** «Index must be 0–7» (docs/rules/rounds-and-heats.md, «Round label»): from the final to 1/128. */
export const lastRoundIndex = 7

/**
 * «Round label: index 0 "Финал", otherwise "1/{2^index}"; index must be 0–7» (docs/rules/rounds-and-heats.md,
 * «Round label»).
 * @throws ScoringError `bad_round_index`
 */
export function roundLabel(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index > lastRoundIndex) {
    throw new ScoringError(
      'bad_round_index',
      `A round's index is 0 to ${lastRoundIndex}, not ${index}`,
      { index },
    )
  }
  return index === 0 ? 'Финал' : `1/${2 ** index}`
}
