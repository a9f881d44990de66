import { withRows, type JudgeSheet, type SheetRows } from './judgeSheet.ts'
import type { JudgeCriterion, JudgeRound } from './judgeRound.ts'

/** The field that the keypad types into. */
export interface PointsField {
  number: number
  /** The place of the criterion. */
  criterion: number
}

/** What is typed into a field: nothing, the whole points («7,»), or all of it. */
export interface TypedPoints {
  field: PointsField
  /** The points before the comma while their tenth is missing. */
  whole: number | null
}

export type PointsKey = number | 'ten' | 'erase'

/** What a key made of the sheet. */
export interface Keyed {
  sheet: JudgeSheet
  typed: TypedPoints
  /** The mark would be beyond the maximum: nothing was typed. */
  isRefused: boolean
}

/**
 * Two keys a mark, points and tenth: «8», «7» is 8,7 and the next field follows. «10» is a key of its own. «Стереть» takes
 * the last key back, of a whole mark the mark.
 */
export function pressKey(
  sheet: JudgeSheet,
  { field, whole }: TypedPoints,
  key: PointsKey,
  round: Pick<JudgeRound, 'criteria' | 'heats'>,
): Keyed {
  const max = round.criteria[field.criterion]?.max ?? 0
  const stay = { sheet, typed: { field, whole }, isRefused: false }
  if (key === 'erase') {
    if (whole !== null) return { ...stay, typed: { field, whole: null } }
    const mark = sheet.rows[field.number]?.[field.criterion] ?? null
    return mark === null ? stay : { ...stay, sheet: withMark(sheet, field, null, round) }
  }
  if (whole === null && key !== 'ten') {
    return key * 10 > max ? { ...stay, isRefused: true } : { ...stay, typed: { field, whole: key } }
  }
  const tenths = key === 'ten' ? 100 : (whole ?? 0) * 10 + key
  if (tenths > max) return { ...stay, isRefused: true }
  return {
    sheet: withMark(sheet, field, tenths, round),
    typed: { field: fieldAfter(field, round), whole: null },
    isRefused: false,
  }
}

/** The next criterion of the entry, then the next entry's first; after the last one it stays. */
export function fieldAfter(
  field: PointsField,
  { criteria, heats }: Pick<JudgeRound, 'criteria' | 'heats'>,
): PointsField {
  if (field.criterion + 1 < criteria.length) return { ...field, criterion: field.criterion + 1 }
  const numbers = heats.flat()
  const next = numbers[numbers.indexOf(field.number) + 1]
  return next === undefined ? field : { number: next, criterion: 0 }
}

/** Points of an entry so far and at most, in tenths. */
export function pointsOf(
  rows: SheetRows,
  number: number,
  criteria: readonly JudgeCriterion[],
): { sum: number; max: number; missing: string[] } {
  const row = rows[number] ?? []
  return {
    sum: row.reduce<number>((sum, mark) => sum + (mark ?? 0), 0),
    max: criteria.reduce((sum, { max }) => sum + max, 0),
    missing: criteria.filter((_, index) => (row[index] ?? null) === null).map(({ name }) => name),
  }
}

/** Tenths as points: «8,7». */
export function pointsText(tenths: number): string {
  return `${Math.floor(tenths / 10)},${tenths % 10}`
}

function withMark(
  sheet: JudgeSheet,
  { number, criterion }: PointsField,
  mark: number | null,
  { criteria }: Pick<JudgeRound, 'criteria'>,
): JudgeSheet {
  const old = sheet.rows[number] ?? []
  const row = criteria.map((_, index) => (index === criterion ? mark : (old[index] ?? null)))
  return withRows(sheet, { ...sheet.rows, [number]: row })
}
