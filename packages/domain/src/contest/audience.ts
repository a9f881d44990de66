import type { AgeBounds, DancerCounts } from './contest.ts'
import { rangesOverlap, type Range } from './filters.ts'

/** Ages as a visitor looks for contests. */
export const ageBands = {
  children: { min: 0, max: 9 },
  juniors: { min: 10, max: 17 },
  adults: { min: 18, max: 100 },
} as const satisfies Record<string, Range>

export type AgeBand = keyof typeof ageBands

/** How many dance together, as a visitor looks for contests. */
export const danceForms = {
  solo: { min: 1, max: 1 },
  duets: { min: 2, max: 2 },
  groups: { min: 3, max: 100 },
} as const satisfies Record<string, Range>

export type DanceForm = keyof typeof danceForms

/** What a visitor wants to see; null is everything. */
export interface AudienceFilter {
  age: AgeBand | null
  form: DanceForm | null
}

/** Whether somebody of these ages and so many dancers may find a contest of their own here. */
export function isForAudience(
  contest: DancerCounts & AgeBounds,
  { age, form }: AudienceFilter,
): boolean {
  const ages = { min: contest.min_age, max: contest.max_age }
  const counts = { min: contest.min_count, max: contest.max_count }
  return (
    (age === null || rangesOverlap(ages, ageBands[age])) &&
    (form === null || rangesOverlap(counts, danceForms[form]))
  )
}
