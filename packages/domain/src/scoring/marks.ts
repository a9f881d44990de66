import { ScoringError, type ScoringErrorCode } from './scoringError.ts'

/** Marks of one dance: `sheet[entry][judge]`. */
export type Sheet = readonly (readonly number[])[]

/** Where a mark stands in the input, from 0; `dance` only where there are several sheets. */
export interface MarkPosition {
  dance?: number
  criterion?: number
  judge?: number
  entry?: number
}

/** Refuses a mark, or a judge's marks, and names whose and where. */
export function refuseMark(code: ScoringErrorCode, where: MarkPosition, problem: string): never {
  throw new ScoringError(code, `${positionText(where)}: ${problem}`, { ...where })
}

function positionText(where: MarkPosition): string {
  const named = [
    ['dance', where.dance],
    ['criterion', where.criterion],
    ['judge', where.judge],
    ['entry', where.entry],
  ] as const
  const text = named
    .flatMap(([name, at]) => (at === undefined ? [] : [`${name} ${at + 1}`]))
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The number of judges of a sheet; every entry has a mark of each.
 * @throws ScoringError `no_judges`, or `missing_mark` for the first entry that has fewer marks
 */
export function judgeCountOf(sheet: Sheet, where: MarkPosition = {}): number {
  const judges = Math.max(0, ...sheet.map((marks) => marks.length))
  if (sheet.length > 0 && judges === 0) {
    throw new ScoringError('no_judges', 'There are no marks of any judge', { ...where })
  }
  for (const [entry, marks] of sheet.entries()) {
    for (let judge = 0; judge < judges; judge += 1) {
      if (typeof marks[judge] !== 'number' || Number.isNaN(marks[judge])) {
        refuseMark('missing_mark', { ...where, judge, entry }, 'the mark is missing')
      }
    }
  }
  return judges
}

/** One judge's marks, entry by entry, of a sheet that is known to be whole. */
export function marksOfJudge(sheet: Sheet, judge: number): number[] {
  return sheet.map((marks) => marks[judge] as number)
}

/**
 * «Places are 1..n. No ties by one judge» (rules 3 and 4).
 * @throws ScoringError `bad_mark` or `repeated_mark`, naming dance, judge and entry
 */
export function checkPlaces(sheet: Sheet, where: MarkPosition = {}): void {
  const judges = judgeCountOf(sheet, where)
  for (let judge = 0; judge < judges; judge += 1) {
    const seen = new Map<number, number>()
    for (const [entry, mark] of marksOfJudge(sheet, judge).entries()) {
      const at = { ...where, judge, entry }
      if (!Number.isInteger(mark) || mark < 1 || mark > sheet.length) {
        refuseMark('bad_mark', at, `a place from 1 to ${sheet.length}, not ${mark}`)
      }
      const other = seen.get(mark)
      if (other !== undefined) {
        refuseMark('repeated_mark', at, `place ${mark} is given to entry ${other + 1} too`)
      }
      seen.set(mark, entry)
    }
  }
}

/**
 * Sheets of all dances have the same entries; «judges may differ between dances, never within one»
 * (docs/rules/scoring.md, «Empty seats»).
 * @throws ScoringError `no_dances`, or `unequal_lengths` naming the dance; as `judgeCountOf`
 */
export function checkSameEntries(dances: readonly Sheet[]): void {
  const [first] = dances
  if (first === undefined) throw new ScoringError('no_dances', 'There are no dances')
  for (const [dance, sheet] of dances.entries()) {
    if (sheet.length !== first.length) {
      refuseMark(
        'unequal_lengths',
        { dance },
        `marks of ${sheet.length} entries, not ${first.length}`,
      )
    }
    judgeCountOf(sheet, { dance })
  }
}
