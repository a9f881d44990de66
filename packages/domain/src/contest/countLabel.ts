import { sayOf, type Say } from '../format/sayOf.ts'
import type { DancerCounts } from './contest.ts'

/** How the numbers of dancers that have a name are called. */
export const countLabelTexts = { solo: 'Соло', duet: 'Дуэты' } as const

/** The name of a number of dancers; null where the number or the range itself is said. */
export function countName({
  min_count,
  max_count,
}: DancerCounts): keyof typeof countLabelTexts | null {
  if (min_count !== max_count) return null
  if (min_count === 1) return 'solo'
  return min_count === 2 ? 'duet' : null
}

/**
 * «1-1 is "Соло", 2-2 is "Дуэты", equal values show the number, otherwise a range»
 * (docs/rules/events-and-contests.md, «Count label»).
 * @param say other words than ours
 */
export function countLabel(
  counts: DancerCounts,
  say: Say<keyof typeof countLabelTexts> = sayOf(countLabelTexts),
): string {
  const name = countName(counts)
  if (name !== null) return say(name)
  const { min_count, max_count } = counts
  return min_count === max_count ? String(min_count) : `${min_count}–${max_count}`
}
