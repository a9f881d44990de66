import { othersRanks, rankCorrelation, type JudgedRound, type JudgedSheet } from './judgedSheets.ts'
import { dancesText, nameOfRound, type ResultWarning } from './warning.ts'

/** Fewer lines fit by chance after a shift. */
const LEAST_LINES = 8

/** How well the moved sheet has to fit the others, and how little the sheet as it is. */
const FITS = 0.8
const DOES_NOT = 0.2

/** Judges whose sheet fits the others once it is moved by one line: typed beside the line it was meant for. */
export function shiftedRow(judged: JudgedRound): ResultWarning[] {
  if (judged.numbers.length < LEAST_LINES) return []
  const { round, sheets } = judged
  const found = sheets.filter((sheet) => isShifted(judged, sheet))
  return [...Map.groupBy(found, ({ judge }) => judge)].map(([judge, own]) => {
    const dances = own.map(({ dance }) => dance)
    const name = nameOfRound(round)
    return {
      kind: 'shifted-row',
      about: [name, judge, ...dances],
      text: `${name}: лист судьи ${judge}${dancesText(dances, round)} похож на\u00A0остальные, если сдвинуть его на\u00A0строку.`,
    }
  })
}

function isShifted(judged: JudgedRound, sheet: JudgedSheet): boolean {
  const others = othersRanks(judged, sheet)
  if (others === null) return false
  const fit = (scores: readonly number[]) => rankCorrelation(scores, others) ?? 0
  const { scores } = sheet
  if (fit(scores) > DOES_NOT) return false
  const [first, last] = [scores[0] as number, scores.at(-1) as number]
  return fit([...scores.slice(1), first]) >= FITS || fit([last, ...scores.slice(0, -1)]) >= FITS
}
