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
  const isJudged = isCompetitive(contest) && contest.scoring !== 'none'
  return isJudged && contest.active_count < minimumOf(contest)
}

/** How many entries a contest must have to be held. */
export function minimumOf({ min_entries }: { min_entries: number | null }): number {
  return min_entries ?? defaultMinimum
}
