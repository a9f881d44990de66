import { checkSameEntries, judgeCountOf, refuseMark, type Sheet } from './marks.ts'
import { placeRange, rankedGroups, type PlaceRange } from './places.ts'
import { ScoringError } from './scoringError.ts'

/** What judges give points for; `max` in tenths of a point. */
export interface Criterion {
  name: string
  max: number
}

/** A degree («Лауреат I степени») and the least percent of the maximum it takes. */
export interface Degree {
  title: string
  from_percent: number
}

/** Whether the highest and the lowest judge are dropped: criterion by criterion, or by their totals. */
export type DropExtremes = 'off' | 'criterion' | 'total'

export interface PointsOptions {
  criteria: readonly Criterion[]
  drop?: DropExtremes
  /** What the chief judge takes off, in tenths of a point, by entry; 0 where nothing. */
  deductions?: readonly number[]
  degrees?: readonly Degree[]
}

/** How an entry came by its place by points; all sums in tenths of a point. */
export interface PointsPlace extends PlaceRange {
  entry: number
  /** The sum of what counts, less the deduction. */
  total: number
  deduction: number
  /** Sums by criterion of what counts, before the deduction: the first breaks ties, then the next. */
  criteria: number[]
  /** Marks that were dropped. */
  dropped: { dance: number; criterion: number; judge: number }[]
  /** The criterion that parted it from those with the same total; null: the total did, or nothing. */
  decidedBy: number | null
  degree: string | null
}

export interface PointsResult {
  places: number[]
  /** By entry, in tenths of a point. */
  totals: number[]
  /** The most an entry can have, in tenths of a point. */
  maximum: number
  degrees: (string | null)[]
  explain: PointsPlace[]
}

/**
 * «Points drop extremes by that dance's panel» (docs/rules/scoring.md, «Empty seats»). «Optionally the highest and
 * the lowest judge are dropped (from 5 judges up)».
 */
const fewestToDrop = 5

/**
 * Places by points (docs/rules/scoring.md, «Points scoring»): the sum over judges, optionally without the highest
 * and the lowest, less the chief judge's deductions; equal totals go to the higher sum of the first
 * criterion, then of the next; still equal, they share.
 *
 * @param dances `dances[dance][criterion][entry][judge]`, integers of tenths of a point
 * @throws ScoringError naming dance, criterion, judge and entry: `bad_mark`, `missing_mark`;
 *   `bad_criteria`, `bad_deduction`, `unequal_lengths`, `no_dances`
 */
export function scorePoints(
  dances: readonly (readonly Sheet[])[],
  { criteria, drop = 'off', deductions = [], degrees = [] }: PointsOptions,
): PointsResult {
  checkCriteria(criteria, dances)
  checkShape(dances)
  for (const [dance, sheets] of dances.entries()) {
    for (const [criterion, sheet] of sheets.entries()) {
      checkPoints(sheet, (criteria[criterion] as Criterion).max, { dance, criterion })
    }
  }
  const first = dances[0]?.[0] as Sheet
  const counted = dances.map(([sheet = []]) => {
    const judges = judgeCountOf(sheet)
    return isDropping(judges, drop) ? judges - 2 : judges
  })
  const maximum = sumOf(counted) * sumOf(criteria.map(({ max }) => max))

  const sums = [...first.keys()].map((entry) => {
    const deduction = deductionOf(deductions, entry)
    const { criteria, dropped } = sumCriteria(marksOfEntry(dances, entry), drop)
    const total = sumOf(criteria) - deduction
    return { entry, total, deduction, criteria, dropped, degree: degreeOf(total, maximum, degrees) }
  })
  const explain: PointsPlace[] = []
  for (const group of rankedGroups(sums, byTotalThenCriteria)) {
    const range = placeRange(explain.length + 1, group.length)
    for (const sum of group) {
      explain.push({ ...sum, ...range, decidedBy: decidingCriterion(sum, sums) })
    }
  }
  explain.sort((one, other) => one.entry - other.entry)
  return {
    places: explain.map(({ place }) => place),
    totals: sums.map(({ total }) => total),
    maximum,
    degrees: sums.map(({ degree }) => degree),
    explain,
  }
}

function checkCriteria(
  criteria: readonly Criterion[],
  dances: readonly (readonly Sheet[])[],
): void {
  const isWhole = criteria.every(({ max }) => Number.isInteger(max) && max > 0)
  if (criteria.length === 0 || !isWhole) {
    throw new ScoringError('bad_criteria', 'Every criterion has a maximum, whole tenths above 0')
  }
  const dance = dances.findIndex((sheets) => sheets.length !== criteria.length)
  if (dance !== -1) {
    refuseMark('unequal_lengths', { dance }, `marks are for ${criteria.length} criteria`)
  }
}

/** Of one dance all criteria have the same entries and judges. */
function checkShape(dances: readonly (readonly Sheet[])[]): void {
  checkSameEntries(dances.map(([first = []]) => first))
  for (const [dance, sheets] of dances.entries()) {
    const [first = []] = sheets
    const judges = judgeCountOf(first, { dance })
    for (const [criterion, sheet] of sheets.entries()) {
      const where = { dance, criterion }
      if (sheet.length !== first.length) {
        refuseMark(
          'unequal_lengths',
          where,
          `marks of ${sheet.length} entries, not ${first.length}`,
        )
      }
      const own = judgeCountOf(sheet, where)
      if (own !== judges) {
        refuseMark('unequal_lengths', where, `marks of ${own} judges, not ${judges}`)
      }
    }
  }
}

function isDropping(judges: number, drop: DropExtremes): boolean {
  return drop !== 'off' && judges >= fewestToDrop
}

function checkPoints(sheet: Sheet, max: number, where: { dance: number; criterion: number }): void {
  for (const [entry, marks] of sheet.entries()) {
    for (const [judge, mark] of marks.entries()) {
      if (!Number.isInteger(mark) || mark < 0 || mark > max) {
        refuseMark('bad_mark', { ...where, judge, entry }, `0 to ${max} tenths, not ${mark}`)
      }
    }
  }
}

function deductionOf(deductions: readonly number[], entry: number): number {
  const deduction = deductions[entry] ?? 0
  if (!Number.isInteger(deduction) || deduction < 0) {
    throw new ScoringError(
      'bad_deduction',
      `Entry ${entry + 1}: whole tenths are taken off, not ${deduction}`,
      { entry },
    )
  }
  return deduction
}

/** An entry's marks: `[dance][criterion][judge]`. */
function marksOfEntry(dances: readonly (readonly Sheet[])[], entry: number): number[][][] {
  return dances.map((sheets) => sheets.map((sheet) => [...(sheet[entry] as readonly number[])]))
}

/** Sums by criterion of the marks that count, and the marks that don't. */
function sumCriteria(marks: readonly number[][][], drop: DropExtremes) {
  const extremeJudges = drop === 'total' ? extremesByTotal(marks) : marks.map((): number[] => [])
  const dropped: PointsPlace['dropped'] = []
  const criteria = (marks[0] ?? []).map(() => 0)
  for (const [dance, sheets] of marks.entries()) {
    for (const [criterion, given] of sheets.entries()) {
      const left =
        drop === 'criterion' && isDropping(given.length, drop)
          ? extremesOf(given.map((mark) => [mark]))
          : (extremeJudges[dance] as number[])
      dropped.push(...left.map((judge) => ({ dance, criterion, judge })))
      criteria[criterion] =
        (criteria[criterion] as number) + sumOf(given.filter((_, judge) => !left.includes(judge)))
    }
  }
  return { criteria, dropped }
}

/**
 * The judges dropped in each dance by their totals over the dances with the same panel: between dances a panel
 * only gets smaller, so it is the same where the number is.
 */
function extremesByTotal(marks: readonly number[][][]): number[][] {
  const sizes = marks.map(([given = []]) => given.length)
  const extremes = new Map(
    [...new Set(sizes)].map((size) => {
      const together = marks.filter((_, dance) => sizes[dance] === size)
      return [size, isDropping(size, 'total') ? extremesOf(judgeTotals(together, size)) : []]
    }),
  )
  return sizes.map((size) => extremes.get(size) as number[])
}

/**
 * What orders judges by their totals for an entry: the total, then the sums by criterion, so that of
 * judges with equal totals the one dropped does not depend on where the judge stands.
 */
function judgeTotals(marks: readonly number[][][], judges: number): number[][] {
  return Array.from({ length: judges }, (_, judge) => {
    const criteria = (marks[0] ?? []).map((_, criterion) =>
      sumOf(marks.map((sheets) => sheets[criterion]?.[judge] as number)),
    )
    return [sumOf(criteria), ...criteria]
  })
}

/** The judges with the lowest and the highest values. */
function extremesOf(values: readonly (readonly number[])[]): number[] {
  const judges = [...values.keys()].sort((one, other) =>
    compareAll(values[one] as number[], values[other] as number[]),
  )
  return [judges[0] as number, judges.at(-1) as number]
}

/** The first difference decides. */
function compareAll(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] as number)).find((by) => by !== 0) ?? 0
}

type Sums = Pick<PointsPlace, 'entry' | 'total' | 'criteria'>

function byTotalThenCriteria(one: Sums, other: Sums): number {
  return other.total - one.total || compareAll(other.criteria, one.criteria)
}

/** The last criterion that was needed to part an entry from those with the same total. */
function decidingCriterion(sum: Sums, sums: readonly Sums[]): number | null {
  const differences = sums
    .filter(({ entry, total }) => entry !== sum.entry && total === sum.total)
    .map(({ criteria }) => criteria.findIndex((value, at) => value !== sum.criteria[at]))
  const last = Math.max(-1, ...differences)
  return last === -1 ? null : last
}

/** The highest degree whose percent of the maximum is reached; exact, in integers. */
function degreeOf(total: number, maximum: number, degrees: readonly Degree[]): string | null {
  const reached = degrees
    .filter(({ from_percent }) => total * 100 >= from_percent * maximum)
    .toSorted((one, other) => other.from_percent - one.from_percent)
  return reached[0]?.title ?? null
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
