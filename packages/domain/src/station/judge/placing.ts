import { withoutRow, withRows, type JudgeSheet, type SheetRows } from './judgeSheet.ts'

/** The first place that nobody has; null: all are given. */
export function nextPlace(rows: SheetRows, entries: number): number | null {
  const given = new Set(Object.values(rows).map(([place]) => place))
  for (let place = 1; place <= entries; place += 1) if (!given.has(place)) return place
  return null
}

/** A tap gives the next free place in turn, a second one frees it. */
export function tapPlace(sheet: JudgeSheet, number: number, entries: number): JudgeSheet {
  if (sheet.rows[number]) return withRows(sheet, withoutRow(sheet.rows, number))
  const place = nextPlace(sheet.rows, entries)
  return place === null ? sheet : withRows(sheet, { ...sheet.rows, [number]: [place] })
}

/** Gives a number a place, which whoever had it loses; the own place chosen again is freed. */
export function choosePlace(sheet: JudgeSheet, number: number, place: number): JudgeSheet {
  if (sheet.rows[number]?.[0] === place) return withRows(sheet, withoutRow(sheet.rows, number))
  const others = Object.entries(sheet.rows).filter(([, [own]]) => own !== place)
  return withRows(sheet, { ...Object.fromEntries(others), [number]: [place] })
}
