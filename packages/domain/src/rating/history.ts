/** A place among so many entries. */
export interface PlacedAmong {
  place: number
  /** Of a shared place; else the same. */
  place_to: number
  entries: number
}

/**
 * How many of the others came behind, in whole percent: 100 for the winner, 0 for the last. Of a shared
 * place its middle counts. It compares results of small and large contests.
 */
export function rivalsBehind({ place, place_to, entries }: PlacedAmong): number {
  if (entries < 2) return 100
  const middle = (place + place_to) / 2
  const share = (entries - middle) / (entries - 1)
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}

/** The levels of somebody's results, the latest first, with the number of results and the first event's day. */
export function levelsDanced(
  results: readonly { level: string; event: { date_begin: string } }[],
): { level: string; results: number; since: string }[] {
  const levels = Map.groupBy(
    results.filter(({ level }) => level !== ''),
    ({ level }) => level,
  )
  return [...levels]
    .map(([level, own]) => {
      const days = own.map(({ event }) => event.date_begin).toSorted()
      return { level, results: own.length, since: days[0] ?? '', last: days.at(-1) ?? '' }
    })
    .toSorted((one, other) => other.last.localeCompare(one.last))
    .map(({ level, results: count, since }) => ({ level, results: count, since }))
}
