import type { SheetOf } from '../marks/sheetOf.ts'
import type { MarkLimits } from '../marks/sheets.ts'
import { judgedPairs } from '../scoring/judgeRound.ts'
import { sheetProblem } from '../scoring/checkSheet.ts'
import { countOf } from '../format/plural.ts'
import { criteriaOf, sheetRows, type DancedRound } from './dancedRound.ts'
import type { TypedMarks } from './typed.ts'

/** How far the marks of one judge for one dance are. */
export interface SheetProgress extends SheetOf {
  typed: number
  total: number
  /** The start numbers without a mark, in the order of the sheet. */
  empty: number[]
  /** Why the marks cannot be together, once all are there. */
  fault: string | null
}

/** Every sheet of a round, dance by dance. */
export function roundProgress(danced: DancedRound, typed: TypedMarks): SheetProgress[] {
  return sheetCounts(danced, typed).map(({ name, given, total }) => {
    const criteria = criteriaOf(danced.file, danced.contest.rules).length
    const empty = given.filter(({ count }) => count < criteria).map(({ number }) => number)
    const fault = empty.length > 0 ? null : faultOf(danced, name)
    const { dance, attempt, letter } = name
    return { dance, attempt, letter, typed: sumOf(given), total, empty, fault }
  })
}

/** How many marks of each sheet are there, by number: without looking whether they can be together. */
function sheetCounts(danced: DancedRound, typed: TypedMarks) {
  const { round, contest, file, lines } = danced
  const total = lines.length * criteriaOf(file, contest.rules).length
  return file.dances.flatMap((dance, at) =>
    (round.letters[at] as string[]).map((letter) => {
      const name: SheetOf = { dance, attempt: round.attempts[at] as number, letter }
      const rows = sheetRows(round, contest, typed, name)
      const given = lines.map(({ number }) => ({
        number,
        count: (rows[number] ?? []).filter((mark) => mark !== null).length,
      }))
      return { name, given, total }
    }),
  )
}

function sumOf(given: readonly { count: number }[]): number {
  return given.reduce((sum, { count }) => sum + count, 0)
}

function faultOf(
  { file, contest, lines }: DancedRound,
  { dance, attempt, letter }: SheetOf,
): string | null {
  const own = file.marks.filter(
    (one) => one.dance === dance && one.attempt === attempt && one.judge === letter,
  )
  return sheetProblem(
    file,
    contest.rules,
    own,
    lines.map(({ number }) => number),
  )
}

/** How many marks of a round are there, and how many there are to be. */
export function roundCount(
  danced: DancedRound,
  typed: TypedMarks,
): { typed: number; total: number } {
  const sheets = sheetCounts(danced, typed)
  return {
    typed: sheets.reduce((sum, { given }) => sum + sumOf(given), 0),
    total: sheets.reduce((sum, { total }) => sum + total, 0),
  }
}

/** «Нужны ещё 4 танца и 1 оценка»; null: nothing is missing. */
export function missingText(sheets: readonly SheetProgress[]): string | null {
  const untouched = [...Map.groupBy(sheets, ({ dance }) => dance).values()].filter((ofDance) =>
    ofDance.every(({ typed }) => typed === 0),
  )
  const begun = sheets.filter((sheet) => !untouched.some((ofDance) => ofDance.includes(sheet)))
  const marks = begun.reduce((sum, { typed, total }) => sum + total - typed, 0)
  const parts = [
    untouched.length > 0 && countOf(untouched.length, ['танец', 'танца', 'танцев']),
    marks > 0 && countOf(marks, ['оценка', 'оценки', 'оценок']),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `Не хватает: ${parts.join(' и\u00A0')}`
}

/** What a mark of the round can be. */
export function limitsOf({ file, contest }: DancedRound): MarkLimits {
  const numbers = file.entries.map(({ start_number }) => String(start_number))
  return {
    kind: file.kind,
    entries: judgedPairs(file, numbers).length,
    maxima: file.kind === 'points' ? contest.rules.criteria.map(({ max }) => max) : [],
  }
}
