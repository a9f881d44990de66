import { markedPairs } from '@parket/domain/marks/markedRows'
import type { RoundEntry, RoundRow } from './queries.ts'

interface Line {
  heat: number
  start_number: number
}

/** The order of a judge's sheet, on paper and where it is typed: heat by heat, in each by number. */
export function bySheet(one: Line, other: Line): number {
  return one.heat - other.heat || one.start_number - other.start_number
}

/** The pairs of a final in the order of the sheet: by the number that they are marked by. */
export function pairsBySheet({
  pairs,
  entries,
}: Pick<RoundRow, 'pairs'> & { entries: RoundEntry[] }) {
  const numbers = new Map(entries.map(({ id, start_number }) => [id, start_number]))
  const marked = markedPairs(pairs, [...numbers.keys()])
  return pairs
    .map((pair, at) => ({
      pair,
      heat: pair.heat,
      start_number: numbers.get(marked[at]?.registration_id ?? 0) ?? 0,
    }))
    .sort(bySheet)
    .map(({ pair }) => pair)
}
