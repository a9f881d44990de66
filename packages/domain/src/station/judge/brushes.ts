import { withoutRow, withRows, type JudgeSheet, type SheetRows } from './judgeSheet.ts'
import { numbersOf, type JudgeRound } from './judgeRound.ts'

/** A mark that a tap puts, and how many of it a judge has. */
export interface Brush {
  mark: number
  count: number
  /** «Да», «Запасной 1»; '' where there is one brush alone. */
  label: string
}

const alternates = [
  { mark: 4.5, count: 1, label: 'Запасной 1' },
  { mark: 4.3, count: 1, label: 'Запасной 2' },
  { mark: 4.2, count: 1, label: 'Запасной 3' },
]

/**
 * What a judge of crosses or callbacks puts (docs/rules/scoring.md, «Crosses», «Callbacks»), the first one first. There are
 * no more of them than entries that dance.
 * @param out who does not dance any more
 */
export function brushesOf(
  round: Pick<JudgeRound, 'kind' | 'advance' | 'heats'>,
  out: readonly number[] = [],
): [Brush, ...Brush[]] {
  const entries = numbersOf(round).filter((number) => !out.includes(number)).length
  const count = Math.min(round.advance, entries)
  if (round.kind !== 'callbacks') return [{ mark: 1, count, label: '' }]
  return [{ mark: 10, count, label: 'Да' }, ...alternates.slice(0, entries - count)]
}

/** How many of a mark stand. */
export function countHeld(rows: SheetRows, mark: number): number {
  return Object.values(rows).filter(([own]) => own === mark).length
}

/** What a tap made of the sheet. */
export interface Tapped {
  sheet: JudgeSheet
  /** The brush for the next tap: that of a mark taken away, or the next one with marks left. */
  brush: Brush
  /** All marks of the brush stand already: nothing was put, one has to be taken away first. */
  isRefused: boolean
}

/** A tap puts the mark of the brush, a second one takes it away; «the 13th tap does nothing». */
export function tapNumber(
  sheet: JudgeSheet,
  number: number,
  brush: Brush,
  brushes: readonly Brush[],
): Tapped {
  const mark = sheet.rows[number]?.[0]
  if (mark !== undefined) {
    const own = brushes.find((one) => one.mark === mark) ?? brush
    return { sheet: withRows(sheet, withoutRow(sheet.rows, number)), brush: own, isRefused: false }
  }
  if (countHeld(sheet.rows, brush.mark) >= brush.count) return { sheet, brush, isRefused: true }
  const rows = { ...sheet.rows, [number]: [brush.mark] }
  const isFull = countHeld(rows, brush.mark) === brush.count
  const next = isFull ? brushes.find((one) => countHeld(rows, one.mark) < one.count) : undefined
  return { sheet: withRows(sheet, rows), brush: next ?? brush, isRefused: false }
}

/** The rows of a sheet that is handed in: who has no mark has none by the judge's will. */
export function withZeros(rows: SheetRows, numbers: readonly number[]): SheetRows {
  return Object.fromEntries(numbers.map((number) => [number, rows[number] ?? [0]]))
}
