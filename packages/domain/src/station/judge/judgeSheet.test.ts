import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brushesOf, countHeld, tapNumber, withZeros, type Brush } from './brushes.ts'
import type { JudgeRound } from './judgeRound.ts'
import {
  changedRows,
  clearRows,
  closedUp,
  emptySheet,
  toggleNote,
  undoLast,
  withRows,
  type JudgeSheet,
} from './judgeSheet.ts'
import { missingText } from './missingMarks.ts'
import { choosePlace, nextPlace, tapPlace } from './placing.ts'
import { pointsOf, pointsText, pressKey, type PointsKey, type TypedPoints } from './pointsKeypad.ts'

const crosses: JudgeRound = {
  id: 1,
  version: 3,
  contest: '42 Стандарт, взрослые',
  label: '1/4',
  kind: 'crosses',
  dances: ['Танго'],
  advance: 2,
  criteria: [],
  isOfPairs: false,
  heats: [
    [9, 23, 41],
    [87, 95],
  ],
}
const callbacks: JudgeRound = { ...crosses, kind: 'callbacks' }
const final: JudgeRound = { ...crosses, kind: 'skating', advance: 0, heats: [[9, 46, 52]] }
const points: JudgeRound = {
  ...crosses,
  kind: 'points',
  criteria: [
    { name: 'Техника', max: 100 },
    { name: 'Образ', max: 50 },
  ],
  heats: [[9], [46]],
}

/** Taps numbers one after the other, as the brushes follow. */
function tapped(round: JudgeRound, numbers: readonly number[]) {
  const brushes = brushesOf(round)
  let brush = brushes[0]
  let sheet = emptySheet
  const refused: number[] = []
  for (const number of numbers) {
    const after = tapNumber(sheet, number, brush, brushes)
    if (after.isRefused) refused.push(number)
    ;({ sheet, brush } = after)
  }
  return { sheet, brush, refused }
}

describe('crosses', () => {
  test('a tap puts one, a second takes it away; one too many is refused', () => {
    const { sheet, refused } = tapped(crosses, [9, 87, 95, 9, 95])
    expect(sheet.rows).toEqual({ 87: [1], 95: [1] })
    expect(refused).toEqual([95])
  })

  test('what is missing is said until the count is right; a private note is no mark', () => {
    const { sheet } = tapped(crosses, [9])
    expect(missingText(sheet.rows, crosses)).toBe('Ещё 1\u00A0крест')
    expect(missingText({}, crosses)).toBe('Ещё 2\u00A0креста')
    expect(missingText(toggleNote(sheet, 87).rows, crosses)).toBe('Ещё 1\u00A0крест')
    expect(missingText(tapped(crosses, [9, 95]).sheet.rows, crosses)).toBeNull()
  })

  test('handed in, who has none is told as none', () => {
    expect(withZeros({ 9: [1] }, [9, 23])).toEqual({ 9: [1], 23: [0] })
  })
})

test('a mark of no brush is taken away by the brush at hand', () => {
  const [brush] = brushesOf(crosses)
  const sheet = { ...emptySheet, rows: { 9: [0] } }
  expect(tapNumber(sheet, 9, brush, [brush])).toMatchObject({ sheet: { rows: {} }, brush })
})

describe('callbacks', () => {
  test('a full brush hands on to the next, a mark taken away brings its own back', () => {
    const { sheet, brush } = tapped(callbacks, [9, 23, 41])
    expect(sheet.rows).toEqual({ 9: [10], 23: [10], 41: [4.5] })
    expect(brush.label).toBe('Запасной 2')
    expect(tapped(callbacks, [9, 23, 41, 9]).brush.label).toBe('Да')
    expect(missingText(sheet.rows, callbacks)).toBe('Ещё 2\u00A0отметки')
    expect(missingText(tapped(callbacks, [9, 23, 41, 87, 95]).sheet.rows, callbacks)).toBeNull()
  })

  test('there are no more of any than dance', () => {
    const marks = (round: JudgeRound, out: number[] = []) =>
      brushesOf(round, out).map(({ count }) => count)
    expect(marks({ ...crosses, advance: 9 })).toEqual([5])
    expect(marks(callbacks, [9])).toEqual([2, 1, 1])
    expect(marks({ ...callbacks, advance: 4 }, [9, 23])).toEqual([3])
  })

  test('there are no more alternates than entries that are left', () => {
    expect(brushesOf({ ...callbacks, advance: 4 })).toHaveLength(2)
    expect(brushesOf({ ...callbacks, advance: 9 })).toHaveLength(1)
  })
})

describe('places', () => {
  test('taps give them in turn, a second tap frees one, which is given next', () => {
    let sheet = [46, 9].reduce((now, number) => tapPlace(now, number, 3), emptySheet)
    expect(sheet.rows).toEqual({ 46: [1], 9: [2] })
    expect(missingText(sheet.rows, final)).toBe('Без места 52')
    sheet = tapPlace(sheet, 46, 3)
    expect(nextPlace(sheet.rows, 3)).toBe(1)
    expect(missingText(sheet.rows, final)).toBe('Без места 46 и\u00A052')
  })

  test('a chosen place is taken over; chosen again it is free', () => {
    const sheet = choosePlace(choosePlace(emptySheet, 9, 1), 46, 1)
    expect(sheet.rows).toEqual({ 46: [1] })
    expect(choosePlace(sheet, 46, 1).rows).toEqual({})
  })

  test('close up where somebody goes; one that is no place, or beyond the last, is none', () => {
    const rows = { 9: [1], 46: [null], 52: [3, 700], 60: [4] }
    expect(closedUp(rows, [9, 99], 2)).toEqual({ 52: [2, 700] })
  })

  test('all given, a tap on a free number gives none', () => {
    const sheet: JudgeSheet = { ...emptySheet, rows: { 9: [1], 46: [2], 52: [3] } }
    expect(tapPlace(sheet, 60, 3)).toBe(sheet)
    expect(missingText(sheet.rows, final)).toBeNull()
  })
})

describe('points', () => {
  const first: TypedPoints = { field: { number: 9, criterion: 0 }, whole: null }
  function keyed(keys: readonly PointsKey[]) {
    let now = { sheet: emptySheet, typed: first, isRefused: false }
    for (const key of keys) now = pressKey(now.sheet, now.typed, key, points)
    return now
  }

  test('two keys a mark; the next field follows', () => {
    const { sheet, typed } = keyed([8, 7, 4, 0, 'ten'])
    expect(sheet.rows).toEqual({ 9: [87, 40], 46: [100, null] })
    expect(typed).toEqual({ field: { number: 46, criterion: 1 }, whole: null })
    expect(missingText(sheet.rows, points)).toBe('46: «Образ»')
    expect(pointsOf(sheet.rows, 9, points.criteria)).toEqual({ sum: 127, max: 150, missing: [] })
    expect(pointsText(127)).toBe('12,7')
  })

  test('a mark beyond the maximum is not typed', () => {
    expect(keyed([8, 7, 6]).isRefused).toBe(true)
    expect(keyed([8, 7, 5, 1])).toMatchObject({ isRefused: true, typed: { whole: 5 } })
    expect(keyed([8, 7, 'ten']).isRefused).toBe(true)
  })

  test('erasing takes the last key back, of a whole mark the mark', () => {
    expect(keyed([8, 'erase']).typed.whole).toBeNull()
    const { sheet, typed } = keyed([8, 7])
    expect(pressKey(sheet, typed, 'erase', points).sheet).toBe(sheet)
    expect(pressKey(sheet, first, 'erase', points).sheet.rows).toEqual({ 9: [null, null] })
  })

  test('after the last field it stays there', () => {
    expect(keyed([1, 1, 1, 1, 1, 1, 1, 1]).typed.field).toEqual({ number: 46, criterion: 1 })
  })

  test('a field of no criterion takes nothing', () => {
    const typed = { field: { number: 9, criterion: 7 }, whole: null }
    expect(pressKey(emptySheet, typed, 1, points).isRefused).toBe(true)
  })

  test('nothing is missing once all are typed', () => {
    expect(missingText({ 9: [87, 40], 46: [1, 1] }, points)).toBeNull()
  })

  test('what is missing names the entry, or those that lack any', () => {
    expect(missingText({}, points)).toBe('Не хватает оценок: 9 и\u00A046')
    expect(missingText(keyed([8, 7, 4, 0]).sheet.rows, points)).toBe('46: ещё 2\u00A0оценки')
    const many = { ...final, heats: [[1, 2, 3, 4, 5, 6]] }
    expect(missingText({}, many)).toBe('Без места 1, 2, 3 и\u00A0ещё\u00A03')
  })
})

describe('taking back', () => {
  test('any taps are all taken back one by one, notes too', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(9, 23, 41, 87, 95), fc.boolean())), (taps) => {
        const [brush] = brushesOf(crosses) as [Brush]
        const sheets = [emptySheet]
        for (const [number, isNote] of taps) {
          const now = sheets.at(-1) as JudgeSheet
          const next = isNote
            ? toggleNote(now, number)
            : tapNumber(now, number, brush, [brush]).sheet
          if (next !== now) sheets.push(next)
        }
        expect(countHeld((sheets.at(-1) as JudgeSheet).rows, 1)).toBeLessThanOrEqual(2)
        let sheet = sheets.pop() as JudgeSheet
        while (sheets.length > 0) {
          sheet = undoLast(sheet)
          expect(sheet).toEqual(sheets.pop())
        }
        expect(undoLast(sheet)).toBe(sheet)
      }),
    )
  })

  test('all at once: one step back brings them all again; without marks it is nothing', () => {
    const { sheet } = tapped(crosses, [9, 23])
    expect(clearRows(sheet).rows).toEqual({})
    expect(undoLast(clearRows(sheet))).toEqual(sheet)
    expect(clearRows(emptySheet)).toBe(emptySheet)
  })

  test('what is sent are whole rows that differ, null for one taken back', () => {
    const before = withRows(emptySheet, { 9: [1], 23: [1] }).rows
    expect(changedRows(before, { 23: [1], 41: [1] })).toEqual({ 9: null, 41: [1] })
    expect(changedRows({ 9: [87, null] }, { 9: [87, 40] })).toEqual({ 9: [87, 40] })
    expect(changedRows(before, before)).toEqual({})
  })
})
