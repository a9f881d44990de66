/**
 * A place of one or more entries: `first` and `last` are equal for a place of one's own, «2–3» for
 * two that share; `place` is their average, whole or a half.
 */
export interface PlaceRange {
  place: number
  first: number
  last: number
}

/** The places from `first` on that `count` entries share. */
export function placeRange(first: number, count = 1): PlaceRange {
  const last = first + count - 1
  return { place: (first + last) / 2, first, last }
}

/** The same items in groups of equals, in the order of `compare`. */
export function rankedGroups<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
): [T, ...T[]][] {
  const groups: [T, ...T[]][] = []
  for (const item of items.toSorted(compare)) {
    const group = groups.at(-1)
    if (group !== undefined && compare(group[0], item) === 0) group.push(item)
    else groups.push([item])
  }
  return groups
}
