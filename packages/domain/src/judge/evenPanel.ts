import type { Scoring } from '../contest/status.ts'

/**
 * «J is odd as a rule; an even J works, with a warning» (docs/rules/scoring.md, «Skating system»): where a majority
 * decides.
 *
 * @param judges how many give marks
 * @returns in Russian; null: nothing to warn of
 */
export function evenPanelText(scoring: Scoring, judges: number): string | null {
  const isByMajority = scoring === 'skating' || scoring === 'relative-placement'
  if (!isByMajority || judges === 0 || judges % 2 === 1) return null
  return `Судей чётное число: большинство — ${judges / 2 + 1} из ${judges}, и поровну бывает чаще.`
}
