import { useEffect } from 'react'

export interface RowRange {
  /** Index of the first row. */
  start: number
  /** Index after the last row. */
  end: number
}

/** Rows beyond those on screen that are asked for with them. */
const AHEAD = 15
/** Ms that the scroll position has to hold: a dragged scrollbar passes pages that nobody will read. */
const SETTLE = 100

/**
 * Missing rows among those on screen and near them, as their place in `items`; null when none is
 * missing. Of several runs with others between them it is the first: the next is asked for when that has
 * come.
 *
 * @param places of the rows in `items`, in the order they are shown
 * @param items `undefined` where a row is missing
 */
export function missingRange(
  places: readonly number[],
  items: readonly unknown[],
  first: number,
  last: number,
): RowRange | null {
  const near = places.slice(Math.max(0, first - AHEAD), last + 1 + AHEAD)
  const missing = near.filter((place) => items[place] === undefined)
  const [start] = missing
  if (start === undefined) return null
  const run = missing.findIndex((index, place) => index !== start + place)
  return { start, end: start + (run === -1 ? missing.length : run) }
}

/** Asks for missing rows when they come near the screen. */
export function useMissingRows(
  places: readonly number[],
  items: readonly unknown[],
  first: number,
  last: number,
  onRangeNeeded: ((range: RowRange) => void) | undefined,
): void {
  useEffect(() => {
    const range = onRangeNeeded && missingRange(places, items, first, last)
    if (!range) return undefined
    const timer = setTimeout(() => onRangeNeeded(range), SETTLE)
    return () => clearTimeout(timer)
  }, [places, items, first, last, onRangeNeeded])
}
