import type { MarkLimits } from '../marks/sheets.ts'
import { judgedPairs } from '../scoring/judgeRound.ts'
import { sheetProblem } from '../scoring/checkSheet.ts'
import { countOf } from '../format/plural.ts'
import { criteriaOf, sheetRows, type DancedRound } from './dancedRound.ts'
import type { TypedMarks } from './typed.ts'

/** How far the marks of one judge for one dance are. */
export interface SheetProgress {
  dance: string
  attempt: number
  letter: string
  typed: number
  total: number
  /** The start numbers without a mark, in the order of the sheet. */
  empty: number[]
  /** Why the marks cannot be together, once all are there. */
  fault: string | null
}

/** Every sheet of a round, dance by dance. */
export function roundProgress(danced: DancedRound, typed: TypedMarks): SheetProgress[] {
  const { round, contest, file, lines } = danced
  const criteria = criteriaOf(file, contest.rules).length
  return file.dances.flatMap((dance, at) =>
    (round.letters[at] as string[]).map((letter) => {
      const attempt = round.attempts[at] as number
      const rows = sheetRows(round, contest, typed, { dance, attempt, letter })
      const given = (number: number) => (rows[number] ?? []).filter((mark) => mark !== null).length
      const empty = lines.filter(({ number }) => given(number) < criteria)
      return {
        dance,
        attempt,
        letter,
        typed: lines.reduce((sum, { number }) => sum + given(number), 0),
        total: lines.length * criteria,
        empty: empty.map(({ number }) => number),
        fault: empty.length > 0 ? null : faultOf(danced, { dance, attempt, letter }),
      }
    }),
  )
}

function faultOf(
  { file, contest, lines }: DancedRound,
  { dance, attempt, letter }: Pick<SheetProgress, 'dance' | 'attempt' | 'letter'>,
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
  const { round, contest, file, lines } = danced
  const criteria = criteriaOf(file, contest.rules).length
  const names = file.dances.flatMap((dance, at) =>
    (round.letters[at] as string[]).map((letter) => ({
      dance,
      attempt: round.attempts[at] as number,
      letter,
    })),
  )
  const given = names.map((name) => {
    const rows = sheetRows(round, contest, typed, name)
    return lines.flatMap(({ number }) => rows[number] ?? []).filter((mark) => mark !== null).length
  })
  return {
    typed: given.reduce((sum, count) => sum + count, 0),
    total: names.length * lines.length * criteria,
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
