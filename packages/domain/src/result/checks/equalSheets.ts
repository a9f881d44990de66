import { orderCount, type JudgedRound } from './judgedSheets.ts'
import { nameOfRound, type ResultWarning } from './warning.ts'

/** How often honest panels may have equal sheets by chance, by the estimate of `chanceOfEqual`. */
const MOST_CHANCE = 0.02

/** Orders of a judge's whole round from which on two judges hardly agree in all of it, where nobody else judges. */
const LEAST_ORDERS = 10_000

/** A judge's sheets of the round by dance. */
interface Whole {
  judge: string
  byDance: ReadonlyMap<string, readonly number[]>
  /** The same sheets have the same text. */
  marks: string
}

/**
 * Judges whose marks of a whole round are the same: a sheet that was copied, or typed twice under two letters. Honest judges of a
 * clear field agree often: it is told only where they differ from the others so much that they would hardly be equal by chance.
 */
export function equalSheets({ round, sheets }: JudgedRound): ResultWarning[] {
  const wholes = [...Map.groupBy(sheets, ({ judge }) => judge)].map(([judge, own]): Whole => ({
    judge,
    byDance: new Map(own.map(({ dance, scores }) => [dance, scores])),
    marks: JSON.stringify(own.map(({ dance, scores }) => [dance, scores])),
  }))
  const equal = [...Map.groupBy(wholes, ({ marks }) => marks).values()]
  const name = nameOfRound(round)
  return equal
    .filter((same) => same.length > 1 && isUnlikely(same, wholes))
    .map((same) => {
      const judges = same.map(({ judge }) => judge).toSorted()
      return {
        kind: 'equal-sheets',
        about: [name, ...judges],
        text: `${name}: у\u00A0судей ${listed(judges)} одинаковые оценки${round.dances.length > 1 ? ' во\u00A0всех танцах' : ''}.`,
      }
    })
}

function isUnlikely(same: readonly Whole[], all: readonly Whole[]): boolean {
  const [first] = same as [Whole]
  const others = all.filter(({ marks }) => marks !== first.marks)
  if (others.length > 0) return chanceOfEqual(first, others, all.length) < MOST_CHANCE
  const orders = [...first.byDance.values()].reduce((count, own) => count * orderCount(own), 1)
  return orders >= LEAST_ORDERS
}

/**
 * The chance that any two of the panel are equal in all dances. Of two judges who reverse as many pairs of lines as these
 * and the others do on average, `exp(-mean)` reverse none.
 */
function chanceOfEqual(sheet: Whole, others: readonly Whole[], panel: number): number {
  const sum = others.reduce((all, other) => all + reversals(sheet, other), 0)
  return ((panel * (panel - 1)) / 2) * Math.exp(-sum / others.length)
}

/** Pairs of lines that one judge put in the opposite order of the other, in the dances that both judged. */
function reversals(one: Whole, other: Whole): number {
  let count = 0
  for (const [dance, scores] of one.byDance) {
    const theirs = other.byDance.get(dance) ?? []
    for (const [line, score] of scores.entries()) {
      const isReversed = (also: number, at: number) =>
        (score - also) * ((theirs[line] as number) - (theirs[at] as number)) < 0
      count += scores.slice(0, line).filter(isReversed).length
    }
  }
  return count
}

/** «B и D», «A, B и D». */
function listed(letters: readonly string[]): string {
  return `${letters.slice(0, -1).join(', ')} и\u00A0${letters.at(-1)}`
}
