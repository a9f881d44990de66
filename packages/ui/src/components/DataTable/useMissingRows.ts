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

/** The missing rows among those on screen and near them; null when none is missing. */
export function missingRange(items: readonly unknown[], first: number, last: number) {
  const isMissing = (index: number) => items[index] === undefined
  let start = Math.max(0, first - AHEAD)
  let end = Math.min(items.length, last + 1 + AHEAD)
  while (start < end && !isMissing(start)) start += 1
  while (end > start && !isMissing(end - 1)) end -= 1
  return start < end ? { start, end } : null
}

/** Asks for missing rows when they come near the screen. */
export function useMissingRows(
  items: readonly unknown[],
  first: number,
  last: number,
  onRangeNeeded: ((range: RowRange) => void) | undefined,
): void {
  useEffect(() => {
    const range = onRangeNeeded && missingRange(items, first, last)
    if (!range) return undefined
    const timer = setTimeout(() => onRangeNeeded(range), SETTLE)
    return () => clearTimeout(timer)
  }, [items, first, last, onRangeNeeded])
}
