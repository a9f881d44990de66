import type { components } from '@parket/api-client/schema'
import { withEntries, type MarkEntries, type SheetName } from '@parket/domain/journal/foldMarks'
import { countingRow } from '@parket/domain/marks/scoredRows'
import { isOfSheet } from '@parket/domain/marks/sheetOf'
import { sheetDifferences, type SheetMarks } from '@parket/domain/marks/sheets'

import { countingSheet } from '../countingSheet.ts'
import { markingLetters, type RoundState, type Sheet } from '../state.ts'
import type { LateMarks } from './lines.ts'
import type { TraineeSheets } from './trainees.ts'

/** Where late marks would be put. */
export interface LateTarget {
  /**
   * `correction`: what counts changes; `entry`: a sheet that does not count yet; `trainee`: a trainee's sheet, which never
   * counts; `waits`: nowhere until two entries of the paper are one; `none`: nobody's marks are asked for there; `refused`:
   * they were refused, and are read.
   */
  effect: components['schemas']['LateMark']['effect']
  /** The sheets that change; none: a new one, if it is an entry. */
  sheets: Sheet[]
  /** Which entry a new sheet is. */
  pass: SheetName['pass']
  /** What stands there now. */
  marks: SheetMarks
}

/** The sheet that counts, with the other entry that is equal to it; else the one that the judge's device is folded into. */
export function targetOf(state: RoundState, late: LateMarks, trainees: TraineeSheets): LateTarget {
  const { dance, letter, judge_id } = late
  const nowhere = { sheets: [], pass: 'first' as const, marks: {} }
  if (late.state === 'refused') return { ...nowhere, effect: 'refused' }
  const isOfSeat = state.seats.some((seat) => seat.letter === letter)
  if (!isOfSeat && trainees.isTrainee(late)) {
    return { ...nowhere, effect: 'trainee', marks: trainees.sheetOf(late)?.marks ?? {} }
  }
  if (!markingLetters(state, dance).includes(letter)) return { ...nowhere, effect: 'none' }
  const there = state.sheets.filter(isOfSheet(late))
  const of = (pass: SheetName['pass']) => there.find((sheet) => sheet.pass === pass)
  const into = (effect: 'correction' | 'entry', ...sheets: [Sheet, ...Sheet[]]): LateTarget => ({
    effect,
    sheets,
    pass: sheets[0].pass,
    marks: sheets[0].marks,
  })
  const [first, second] = [of('first'), of('second')]
  const counting = countingSheet(there)
  if (counting) {
    const isEqual =
      counting === first && second && sheetDifferences(first.marks, second.marks).length === 0
    return into('correction', counting, ...(isEqual ? [second] : []))
  }
  const own = there.find((one) => one.source === 'station' && one.judge_id === judge_id)
  if (own) return into('entry', own)
  if (!first) return { ...nowhere, effect: 'entry' }
  if (first.source === 'station') return into('entry', first)
  // Somebody types the paper: the device's marks are compared with it, as they would have been in time.
  return second ? { ...nowhere, effect: 'waits' } : { ...nowhere, effect: 'entry', pass: 'second' }
}

/** Late rows as they are put into a sheet: one typed from paper has no scores beside the places. */
export function rowsFor(
  { kind }: RoundState,
  { source }: Pick<Sheet, 'source'>,
  entries: MarkEntries,
) {
  if (source === 'station') return entries
  return Object.fromEntries(
    Object.entries(entries).map(([id, row]) => [id, row && countingRow(kind, row)]),
  )
}

/** By registration, what would change. */
export function changesOf(
  { entries }: Pick<LateMarks, 'entries'>,
  marks: SheetMarks,
  { kind }: Pick<RoundState, 'kind'>,
): components['schemas']['LateMark']['changes'] {
  const after = withEntries(marks, entries)
  const counting = (row: SheetMarks[string] | undefined) => (row ? countingRow(kind, row) : null)
  return Object.keys(entries)
    .map((id) => ({
      registration_id: Number(id),
      from: counting(marks[id]),
      to: counting(after[id]),
    }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
