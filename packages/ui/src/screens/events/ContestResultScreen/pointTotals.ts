import { roundTable } from '@parket/domain/scoring/roundTable'
import type { ShownResult } from '../resultData.ts'

/** In a points contest the totals of the final, in tenths, by start number; else none. */
export function totalsOf(result: ShownResult): ReadonlyMap<number, number> {
  const finals = result.rounds.filter(({ kind, advance }) => kind === 'points' && advance === 0)
  return new Map(
    finals.flatMap((round) => {
      const table = roundTable(round, result)
      if (table?.kind !== 'points') return []
      return table.totals.flatMap(({ numbers, total }) =>
        numbers.map((number) => [number, total] as const),
      )
    }),
  )
}
