import { ScoringError, type ScoringErrorCode } from './scoringError.ts'

/** Marks of one dance: `sheet[entry][judge]`. */
export type Sheet = readonly (readonly number[])[]

/** Marks of one dance with those who left in the middle of it: null where a judge had not marked them yet. */
export type LeftSheet = readonly (readonly (number | null)[])[]

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
 * @param isLeft who needs no mark, because they left
 * @throws ScoringError `no_judges`, or `missing_mark` for the first entry that has fewer marks
 */
export function judgeCountOf(
  sheet: LeftSheet,
  where: MarkPosition = {},
  isLeft: (entry: number) => boolean = () => false,
): number {
  const judges = Math.max(0, ...sheet.map((marks) => marks.length))
  if (sheet.length > 0 && judges === 0) {
    throw new ScoringError('no_judges', 'There are no marks of any judge', { ...where })
  }
  for (const [entry, marks] of sheet.entries()) {
    if (isLeft(entry)) continue
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
 * «Places are 1..n. No ties by one judge» (rules 3 and 4): n is how many the judge has placed.
 * @param isLeft who needs no place, because they left
 * @throws ScoringError `bad_mark`, `missing_mark` or `repeated_mark`, naming dance, judge and entry
 */
export function checkPlaces(
  sheet: LeftSheet,
  where: MarkPosition = {},
  isLeft?: (entry: number) => boolean,
): void {
  const judges = judgeCountOf(sheet, where, isLeft)
  for (let judge = 0; judge < judges; judge += 1) {
    const seen = new Map<number, number>()
    const given = sheet.map((marks) => marks[judge] ?? null)
    const last = given.filter((mark) => mark !== null).length
    for (const [entry, mark] of given.entries()) {
      if (mark === null) continue
      const at = { ...where, judge, entry }
      if (!Number.isInteger(mark) || mark < 1 || mark > last) {
        refuseMark('bad_mark', at, `a place from 1 to ${last}, not ${mark}`)
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
