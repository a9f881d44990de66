import { countOf } from '../format/plural.ts'
import { formatShortNumber } from '../format/number.ts'
import type { RoundKind } from '../scoring/resultFile.ts'

/** A round as far as a judge's sheet of paper depends on it. */
export interface PaperRound {
  kind: RoundKind
  /** What is marked one by one. */
  dances: readonly string[]
  /** How many go on. */
  advance: number
  /** How many dance. */
  entries: number
  /** Of points, maxima in tenths. */
  criteria: readonly { name: string; max: number }[]
}

/** A table of a sheet: one row an entry, one empty box a column. */
export interface PaperTable {
  /** '' where the sheet has one table alone. */
  title: string
  columns: string[]
}

/** What a judge's sheet asks for and has room for. */
export interface PaperSheet {
  /** In Russian: «Ровно 6 крестов в каждом танце». */
  task: string
  /** How many crosses there are in all, to be counted; null: it asks for no crosses, or for more than one dance. */
  total: number | null
  tables: PaperTable[]
}

/**
 * The empty sheet on which a judge marks a round: crosses, callbacks, places or points (docs/rules/scoring.md,
 * «Crosses», «Skating system», «Relative placement», «Points scoring»).
 */
export function paperSheet({ kind, dances, advance, entries, criteria }: PaperRound): PaperSheet {
  const eachDance = dances.length > 1 ? ' в каждом танце' : ''
  const places = `Места от 1 до ${entries}${eachDance}, без повторов`
  const crosses = Math.min(advance, entries)
  switch (kind) {
    case 'crosses':
      return {
        task: `Поставьте ровно ${countOf(crosses, ['крест', 'креста', 'крестов'])}${eachDance}`,
        total: dances.length > 1 ? null : crosses,
        tables: [{ title: '', columns: [...dances] }],
      }
    case 'callbacks': {
      const alternates = Math.min(3, entries - crosses)
      return {
        total: null,
        task: `Ровно ${crosses} «да»${alternatesText(alternates)}, остальным «нет»`,
        tables: [
          {
            title: '',
            columns: ['Да', ...['Р1', 'Р2', 'Р3'].slice(0, alternates), 'Нет'],
          },
        ],
      }
    }
    case 'skating':
      return { task: places, total: null, tables: [{ title: '', columns: [...dances] }] }
    case 'relative-placement':
      return {
        task: places,
        total: null,
        tables: [{ title: '', columns: ['Балл', 'Место'] }],
      }
    case 'points':
      return {
        task: 'Баллы с шагом 0,1',
        total: null,
        tables: dances.map((dance) => ({
          title: dances.length > 1 ? dance : '',
          columns: criteria.map(({ name, max }) => `${name}, до ${formatShortNumber(max / 10, 1)}`),
        })),
      }
  }
}

/** «, по одному Р1, Р2, Р3»: the reserves, as far as there are entries for them. */
function alternatesText(count: number): string {
  if (count === 0) return ''
  return `, по одному ${['Р1', 'Р2', 'Р3'].slice(0, count).join(', ')} (запасные)`
}
