import { defaultRangeExtractor } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'

/** Indexes of the rows to draw, and one more wherever it is. */
export function rangeWith(range: Range, kept: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes
  return kept < (indexes[0] ?? 0) ? [kept, ...indexes] : [...indexes, kept]
}
