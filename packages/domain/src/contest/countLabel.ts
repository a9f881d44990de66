import type { DancerCounts } from './contest.ts'

/**
 * «1-1 is "Соло", 2-2 is "Дуэты", equal values show the number, otherwise a range»
 * (docs/rules/events-and-contests.md, «Count label»).
 */
export function countLabel({ min_count, max_count }: DancerCounts): string {
  if (min_count !== max_count) return `${min_count}–${max_count}`
  if (min_count === 1) return 'Соло'
  if (min_count === 2) return 'Дуэты'
  return String(min_count)
}
