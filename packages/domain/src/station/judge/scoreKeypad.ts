import { rowsOfScores, scoreOf } from '../../marks/scoredRows.ts'
import { HIGHEST_SCORE } from '../../marks/sheets.ts'
import { numbersOf, type JudgeRound } from './judgeRound.ts'
import { withRows, type JudgeSheet, type SheetRows } from './judgeSheet.ts'

/** What is typed of a score. */
export interface TypedScore {
  number: number
  /** Its two digits before the comma, as far as they are typed. */
  digits: string
  /** The score, in tenths, that was refused: another number has it. */
  refused: number | null
}

/** `nearest` takes the nearest score that is free. */
export type ScoreKey = number | 'erase' | 'nearest'

/** How many digits stand before the comma. */
const WHOLE = 2

/**
 * Three keys a score, two digits and the tenth: «8», «8», «5» is 88,5, and the next number without a score follows. A score
 * that another number has is refused: another tenth may be typed, or the nearest free one taken. «Стереть» takes the last
 * key back, of a whole score the score.
 */
export function pressScoreKey(
  sheet: JudgeSheet,
  typed: TypedScore,
  key: ScoreKey,
  round: Pick<JudgeRound, 'heats'>,
): { sheet: JudgeSheet; typed: TypedScore } {
  const { number, digits, refused } = typed
  if (key === 'erase') return erased(sheet, typed, round)
  if (key === 'nearest') {
    const free = refused === null ? null : nearestFree(sheet.rows, number, refused)
    return free === null ? { sheet, typed } : put(sheet, number, free, round)
  }
  if (digits.length < WHOLE) return { sheet, typed: { ...typed, digits: `${digits}${key}` } }
  const score = Number(digits) * 10 + key
  if (holderOf(sheet.rows, score, number) === null) return put(sheet, number, score, round)
  return { sheet, typed: { ...typed, refused: score } }
}

/** Who has a score besides the number; null: nobody, it is free. */
export function holderOf(rows: SheetRows, score: number, number: number): number | null {
  const found = Object.entries(rows).find(
    ([own, row]) => Number(own) !== number && scoreOf(row) === score,
  )
  return found ? Number(found[0]) : null
}

/** The free score nearest to one that is taken, of two the higher one. */
export function nearestFree(rows: SheetRows, number: number, score: number): number | null {
  for (let step = 1; step <= HIGHEST_SCORE; step += 1) {
    const free = [score + step, score - step].find(
      (one) => one >= 0 && one <= HIGHEST_SCORE && holderOf(rows, one, number) === null,
    )
    if (free !== undefined) return free
  }
  return null
}

/** Begins with the first number that has no score. */
export function beginScores(rows: SheetRows, numbers: readonly number[]): TypedScore | null {
  const number = numbers.find((one) => scoreOf(rows[one]) === null) ?? numbers[0]
  return number === undefined ? null : typingOf(number)
}

export function typingOf(number: number): TypedScore {
  return { number, digits: '', refused: null }
}

function erased(sheet: JudgeSheet, typed: TypedScore, round: Pick<JudgeRound, 'heats'>) {
  const { number, digits, refused } = typed
  if (refused !== null) return { sheet, typed: { ...typed, refused: null } }
  if (digits !== '') return { sheet, typed: { ...typed, digits: digits.slice(0, -1) } }
  if (scoreOf(sheet.rows[number]) === null) return { sheet, typed }
  return { sheet: withScore(sheet, number, null, round), typed }
}

function put(sheet: JudgeSheet, number: number, score: number, round: Pick<JudgeRound, 'heats'>) {
  const scored = withScore(sheet, number, score, round)
  const numbers = numbersOf(round)
  const at = numbers.indexOf(number)
  const next = [...numbers.slice(at + 1), ...numbers.slice(0, at)].find(
    (one) => scoreOf(scored.rows[one]) === null,
  )
  return { sheet: scored, typed: typingOf(next ?? number) }
}

/** Every score may move the places of others: all rows follow from all scores. */
function withScore(
  sheet: JudgeSheet,
  number: number,
  score: number | null,
  round: Pick<JudgeRound, 'heats'>,
): JudgeSheet {
  const scores = numbersOf(round).flatMap((one) => {
    const own = one === number ? score : scoreOf(sheet.rows[one])
    return own === null ? [] : [[one, own] as const]
  })
  return withRows(sheet, rowsOfScores(new Map(scores)))
}
