import { orderCount, type JudgedRound, type JudgedSheet } from './judgedSheets.ts'
import { dancesText, nameOfRound, type ResultWarning } from './warning.ts'

/** Chance alone is to give one such judge in fifty rounds, with two orders, up and down, in each of their sheets. */
const LEAST_ODDS = 100

/** Judges whose marks follow the start numbers, up or down: a sheet filled in from its first line to the last. */
export function numberOrder({ round, sheets }: JudgedRound): ResultWarning[] {
  const found = Map.groupBy(sheets.filter(isInOrder), ({ judge }) => judge)
  const odds = (own: readonly JudgedSheet[]) =>
    own.reduce((all, { scores }) => all * orderCount(scores), 1)
  const told = [...found].filter(([, own]) => odds(own) >= LEAST_ODDS * sheets.length)
  return told.map(([judge, own]) => {
    const dances = own.map(({ dance }) => dance)
    const name = nameOfRound(round)
    return {
      kind: 'number-order',
      about: [name, judge, ...dances],
      text: `${name}: оценки судьи ${judge}${dancesText(dances, round)} идут по\u00A0порядку номеров.`,
    }
  })
}

function isInOrder({ scores }: JudgedSheet): boolean {
  const steps = scores.slice(1).map((score, line) => score - (scores[line] as number))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}
