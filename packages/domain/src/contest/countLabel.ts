import { sayOf, type Say } from '../format/sayOf.ts'
import type { DancerCounts } from './contest.ts'

/** How the numbers of dancers that have a name are called. */
export const countLabelTexts = { solo: 'Соло', duet: 'Дуэты' } as const

/**
 * «1-1 is "Соло", 2-2 is "Дуэты", equal values show the number, otherwise a range»
 * (docs/rules/events-and-contests.md, «Count label»).
 * @param say other words than ours
 */
export function countLabel(
  { min_count, max_count }: DancerCounts,
  say: Say<keyof typeof countLabelTexts> = sayOf(countLabelTexts),
): string {
  if (min_count !== max_count) return `${min_count}–${max_count}`
  if (min_count === 1) return say('solo')
  if (min_count === 2) return say('duet')
  return String(min_count)
}
