import { countOf } from '../../format/plural.ts'
import { LEAST_FIELD } from './judgedSheets.ts'
import { dancesText, type ResultWarning } from './warning.ts'

/** Nobody reads a paper and types it in less, in milliseconds. */
const FASTEST = 5_000

/** A sheet that somebody typed from paper, and how long it took. */
export interface TypedSheet {
  /** Its round, by name, and the dances of that. */
  round: string
  roundDances: readonly string[]
  dance: string
  judge: string
  /** Lines with marks. */
  lines: number
  /** From taking the sheet to its end, in milliseconds. */
  took: number
}

/**
 * Sheets typed faster than anybody reads one. Those of no time at all were brought in whole, from an emergency file or a
 * device, and were typed elsewhere.
 */
export function fastSheet(sheets: readonly TypedSheet[]): ResultWarning[] {
  const fast = sheets.filter(
    ({ lines, took }) => lines >= LEAST_FIELD && took > 0 && took < FASTEST,
  )
  const groups = Map.groupBy(fast, ({ round, judge }) => JSON.stringify([round, judge]))
  return [...groups.values()].map((own) => {
    const { round, judge, roundDances } = own[0] as TypedSheet
    const dances = own.map(({ dance }) => dance)
    const seconds = Math.max(1, Math.round(Math.min(...own.map(({ took }) => took)) / 1000))
    return {
      kind: 'fast-sheet',
      about: [round, judge, ...dances],
      text: `${round}: лист судьи ${judge}${dancesText(dances, { dances: [...roundDances] })} введён за\u00A0${countOf(seconds, ['секунду', 'секунды', 'секунд'])}.`,
    }
  })
}
