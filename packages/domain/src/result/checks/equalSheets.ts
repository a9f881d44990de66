import { orderCount, type JudgedRound } from './judgedSheets.ts'
import { nameOfRound, type ResultWarning } from './warning.ts'

/** Orders of a judge's whole round from which on two judges hardly agree in all of it. */
const LEAST_ORDERS = 10_000

/**
 * Judges whose marks of a whole round are the same: a sheet that was copied, or typed twice under two letters. Honest judges
 * agree in a single dance often, so all dances have to be equal.
 */
export function equalSheets({ round, sheets }: JudgedRound): ResultWarning[] {
  const wholes = [...Map.groupBy(sheets, ({ judge }) => judge)].flatMap(([judge, own]) => {
    const orders = own.reduce((all, { scores }) => all * orderCount(scores), 1)
    const marks = JSON.stringify(own.map(({ dance, scores }) => [dance, scores]))
    return orders < LEAST_ORDERS ? [] : [{ judge, marks }]
  })
  const equal = [...Map.groupBy(wholes, ({ marks }) => marks).values()]
  const name = nameOfRound(round)
  return equal
    .filter(({ length }) => length > 1)
    .map((same) => {
      const judges = same.map(({ judge }) => judge).toSorted()
      return {
        kind: 'equal-sheets',
        about: [name, ...judges],
        text: `${name}: у\u00A0судей ${listed(judges)} одинаковые оценки${round.dances.length > 1 ? ' во\u00A0всех танцах' : ''}.`,
      }
    })
}

/** «B и D», «A, B и D». */
function listed(letters: readonly string[]): string {
  return `${letters.slice(0, -1).join(', ')} и\u00A0${letters.at(-1)}`
}
