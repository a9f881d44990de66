import type { Scoring } from './status.ts'
import { isMasterClass, isPacket, isPass } from './tags.ts'

/** With fewer entries there is nobody to share the three places of honour. */
export const minimumEntries = 3

/**
 * Whether a contest has too few entries to be held («contests under their minimum», decisions,
 * «Results, statistics, rating»). What is not judged has no minimum.
 */
export function isBelowMinimum(contest: {
  tags: readonly string[]
  scoring: Scoring
  active_count: number
}): boolean {
  const isJudged =
    contest.scoring !== 'none' && !isPacket(contest) && !isPass(contest) && !isMasterClass(contest)
  return isJudged && contest.active_count < minimumEntries
}
