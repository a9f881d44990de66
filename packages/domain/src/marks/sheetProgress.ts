import { countOf } from '../format/plural.ts'
import type { RoundKind } from '../scoring/resultFile.ts'
import type { SheetMarks } from './sheets.ts'

export interface SheetEntry {
  registration_id: number
  start_number: number
}

export interface SheetProgress {
  /** Marks typed, of all there are to type. */
  typed: number
  total: number
  /** Crosses given; null where there are none to count. */
  crosses: number | null
  /** What cannot stay as it is, by number of the entry, in Russian. */
  warnings: string[]
}

/**
 * How far a sheet is, and what is wrong about it as it stands: crosses beyond those asked for, a place
 * given twice (docs/rules/scoring.md, «Crosses», «Skating system», rules 3 and 4).
 *
 * @param advance crosses that a judge gives
 * @param criteria marks an entry gets
 */
export function sheetProgress(
  marks: SheetMarks,
  round: {
    kind: RoundKind
    advance: number
    criteria: number
    entries: readonly SheetEntry[]
  },
): SheetProgress {
  const { kind, advance, criteria, entries } = round
  const rows = entries.map((entry) => ({
    number: entry.start_number,
    // The score that a device sends after a place is no mark to be typed.
    values: (marks[entry.registration_id] ?? []).slice(0, criteria),
  }))
  const typed = rows.flatMap(({ values }) => values.filter((mark) => mark !== null)).length
  const total = entries.length * criteria
  if (kind === 'crosses') {
    const crosses = rows.filter(({ values }) => values[0] === 1).length
    const extra = crosses - advance
    const words = ['лишний', 'лишних', 'лишних'] as const
    const warnings = extra > 0 ? [`Крестов ${crosses} из ${advance}: ${countOf(extra, words)}`] : []
    return { typed, total, crosses, warnings }
  }
  if (kind === 'points' || kind === 'callbacks')
    return { typed, total, crosses: null, warnings: [] }
  const byPlace = Map.groupBy(
    rows.filter(({ values }) => values[0] !== null && values[0] !== undefined),
    ({ values }) => values[0],
  )
  const warnings = [...byPlace]
    .filter(([, each]) => each.length > 1)
    .map(([place, each]) => {
      const numbers = each.map(({ number }) => `№\u00A0${number}`).join(' и ')
      return `Место ${place} стоит не один раз: ${numbers}`
    })
  return { typed, total, crosses: null, warnings }
}
