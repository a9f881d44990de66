import type { FileRound } from '../../scoring/resultFile.ts'

/** What a judge gave in a dance, as far as it counts: by line of the sheet, in the order of numbers. */
export interface JudgedSheet {
  dance: string
  judge: string
  /** The smaller, the better, whatever is given in the round. */
  scores: readonly number[]
}

/** The counted sheets of a round, all with the same lines. */
export interface JudgedRound {
  round: FileRound
  numbers: readonly number[]
  sheets: readonly JudgedSheet[]
}

/** The smallest field that says something: of three, one sheet in six has any given order by chance alone. */
export const LEAST_FIELD = 4

/**
 * The counted sheets of a round, of those who danced in all of it. Points of several criteria are added up.
 * @param leastField fewer lines say nothing
 * @returns no sheets of a field that is too small
 */
export function judgedSheets(round: FileRound, leastField = LEAST_FIELD): JudgedRound {
  const counted = round.marks.filter((one) => one.counted)
  const gone = new Set(
    round.entries
      .filter(({ status }) => status !== 'danced')
      .map(({ start_number }) => String(start_number)),
  )
  const keys = Object.keys(counted[0]?.values ?? {}).filter(
    (number) => !gone.has(number) && counted.every(({ values }) => values[number] !== undefined),
  )
  const numbers = keys.map(Number).toSorted((one, other) => one - other)
  if (numbers.length < leastField) return { round, numbers, sheets: [] }
  const isPlace = round.kind === 'skating' || round.kind === 'relative-placement'
  const groups = Map.groupBy(counted, ({ dance, judge }) => JSON.stringify([dance, judge]))
  const sheets = [...groups.values()].map((rows): JudgedSheet => {
    const { dance, judge } = rows[0] as (typeof rows)[number]
    const totals = numbers.map((number) =>
      rows.reduce((sum, { values }) => sum + (values[number] as number), 0),
    )
    return { dance, judge, scores: isPlace ? totals : totals.map((total) => -total) }
  })
  return { round, numbers, sheets }
}

/** How much the other judges have to agree, by Kendall's W: against a panel without an order nobody is. */
const AGREED = 0.6

/**
 * The sum of ranks that the other judges of the dance gave each line.
 * @returns null where there are fewer than two of them, or they agree on no order themselves
 */
export function othersRanks(
  { sheets }: JudgedRound,
  { dance, judge }: JudgedSheet,
): number[] | null {
  const others = sheets
    .filter((one) => one.dance === dance && one.judge !== judge)
    .map(({ scores }) => meanRanks(scores))
  const [first] = others
  if (!first || others.length < 2) return null
  const sums = first.map((_, line) =>
    others.reduce((sum, ranks) => sum + (ranks[line] as number), 0),
  )
  const most = others.length * others.reduce((sum, ranks) => sum + spreadOf(ranks), 0)
  return spreadOf(sums) >= AGREED * most ? sums : null
}

/** Squares of the distances from the mean, added up. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** Ranks from 1; equal values have the average of theirs. */
export function meanRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return smaller + (equal + 1) / 2
  })
}

/**
 * Spearman's rank correlation: 1 for one order, −1 for the opposite one.
 * @returns null where one of them has no order at all
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number | null {
  const [x, y] = [meanRanks(one), meanRanks(other)]
  const mean = (x.length + 1) / 2
  const sum = (of: (line: number) => number) => x.reduce((all, _, line) => all + of(line), 0)
  const dx = (line: number) => (x[line] as number) - mean
  const dy = (line: number) => (y[line] as number) - mean
  const spread = Math.sqrt(sum((line) => dx(line) ** 2) * sum((line) => dy(line) ** 2))
  return spread === 0 ? null : sum((line) => dx(line) * dy(line)) / spread
}

/** In how many orders the marks of a sheet could be put. Six places: 720; six crosses of twelve: 924. */
export function orderCount(scores: readonly number[]): number {
  const equal = [...Map.groupBy(scores, (score) => score).values()].map(({ length }) => length)
  let count = 1
  let placed = 0
  for (const size of equal) {
    for (let at = 1; at <= size; at += 1) {
      placed += 1
      count = (count * placed) / at
    }
  }
  return Math.round(count)
}
