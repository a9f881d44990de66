/** What says how much room a contest has. */
export interface LimitedPlaces {
  /** Entries; null = no limit. With `jnj_role_split` it counts for each role. */
  capacity: number | null
  jnj_role_split: boolean
  /** Entries with a place, of both roles. */
  active_count: number
}

/** All places of a contest, of both roles where they are split; null without a limit. */
export function allPlaces({
  capacity,
  jnj_role_split,
}: Omit<LimitedPlaces, 'active_count'>): number | null {
  return capacity === null ? null : capacity * (jnj_role_split ? 2 : 1)
}

/**
 * Places left in a contest; null without a limit. Where roles are split the counts do not say which role is
 * full: it is then the sum of both.
 */
export function freePlaces(contest: LimitedPlaces): number | null {
  const places = allPlaces(contest)
  return places === null ? null : Math.max(0, places - contest.active_count)
}

/** Whether so few places are left that one should hurry: a fifth of them, or two. */
export function areFewLeft(left: number, places: number): boolean {
  return left <= Math.max(2, places / 5)
}
