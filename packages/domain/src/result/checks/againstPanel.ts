import { formatNumber } from '../../format/number.ts'
import { othersRanks, rankCorrelation, type JudgedRound } from './judgedSheets.ts'
import { dancesText, nameOfRound, type ResultWarning } from './warning.ts'

/** Below it a sheet runs against the panel. */
const AGAINST = -0.6

/** In a smaller field every hundredth honest sheet is like that. */
const LEAST_LINES = 6

/** Judges whose sheet is nearly the others' turned round: first and last place exchanged, a list typed from below. */
export function againstPanel(judged: JudgedRound): ResultWarning[] {
  if (judged.numbers.length < LEAST_LINES) return []
  const { round, sheets } = judged
  const found = sheets.flatMap((sheet) => {
    const others = othersRanks(judged, sheet)
    const correlation = others && rankCorrelation(sheet.scores, others)
    return correlation !== null && correlation < AGAINST ? [{ ...sheet, correlation }] : []
  })
  return [...Map.groupBy(found, ({ judge }) => judge)].map(([judge, own]) => {
    const dances = own.map(({ dance }) => dance)
    const least = Math.min(...own.map(({ correlation }) => correlation))
    const name = nameOfRound(round)
    return {
      kind: 'against-panel',
      about: [name, judge, ...dances],
      text: `${name}: судья ${judge}${dancesText(dances, round)} против остальных, связь мест ${minus(formatNumber(least))}.`,
    }
  })
}

function minus(text: string): string {
  return text.replace('-', '−')
}
