import type { Scoring } from './status.ts'
import { isCompetitive } from './tags.ts'

/**
 * As many as there are prize places; for contests that say nothing else (docs/rules/events-and-contests.md,
 * «Fewest entries»).
 */
const defaultMinimum = 3

/**
 * Whether a contest has too few entries to be held («contests under their minimum»,
 * docs/rules/events-and-contests.md, «Fewest entries»). What is not judged has no minimum.
 */
export function isBelowMinimum(contest: {
  tags: readonly string[]
  scoring: Scoring
  active_count: number
  min_entries: number | null
}): boolean {
  const minimum = contest.min_entries ?? defaultMinimum
  return isCompetitive(contest) && contest.scoring !== 'none' && contest.active_count < minimum
}
