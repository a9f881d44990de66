import { describe, expect, test } from 'vitest'
import { emptySheet, type JudgeSheet } from './judgeSheet.ts'
import {
  beginScores,
  holderOf,
  nearestFree,
  pressScoreKey,
  typingOf,
  type ScoreKey,
  type TypedScore,
} from './scoreKeypad.ts'

const round = { heats: [[12, 28, 54]] }

function after(keys: readonly ScoreKey[], from: JudgeSheet = emptySheet, at = typingOf(12)) {
  return keys.reduce<{ sheet: JudgeSheet; typed: TypedScore }>(
    ({ sheet, typed }, key) => pressScoreKey(sheet, typed, key, round),
    { sheet: from, typed: at },
  )
}

describe('the keypad of scores', () => {
  test('takes two digits and a tenth, and goes on to the next number without a score', () => {
    const { sheet, typed } = after([8, 4, 5, 9, 1, 0])
    expect(sheet.rows).toEqual({ 12: [2, 845], 28: [1, 910] })
    expect(typed).toEqual({ number: 54, digits: '', refused: null })
  })

  test('a new score moves the places of the others; the last one keeps the keys', () => {
    const { sheet, typed } = after([8, 4, 5, 9, 1, 0, 9, 9, 9])
    expect(sheet.rows).toEqual({ 12: [3, 845], 28: [2, 910], 54: [1, 999] })
    expect(typed.number).toBe(54)
  })

  test('after the last number come those before it', () => {
    expect(after([7, 0, 0], emptySheet, typingOf(54)).typed.number).toBe(12)
  })

  test('a score that another number has is refused: nothing stands', () => {
    const { sheet, typed } = after([8, 4, 5, 8, 4, 5])
    expect(sheet.rows).toEqual({ 12: [1, 845] })
    expect(typed).toEqual({ number: 28, digits: '84', refused: 845 })
    expect(holderOf(sheet.rows, 845, 28)).toBe(12)
  })

  test('another tenth may be typed then, the nearest free one taken, or the key taken back', () => {
    const taken = after([8, 4, 5, 8, 4, 5])
    expect(after([7], taken.sheet, taken.typed).sheet.rows[28]).toEqual([1, 847])
    expect(after(['nearest'], taken.sheet, taken.typed).sheet.rows[28]).toEqual([1, 846])
    expect(after(['erase'], taken.sheet, taken.typed).typed).toEqual({
      number: 28,
      digits: '84',
      refused: null,
    })
    expect(after(['nearest']).sheet).toBe(emptySheet)
  })

  test('the nearest free score is the higher of two, and never beyond what can be typed', () => {
    const rows = { 12: [1, 999], 28: [2, 998], 54: [3, 500] } as const
    expect(nearestFree(rows, 99, 500)).toBe(501)
    expect(nearestFree(rows, 99, 999)).toBe(997)
    const all = Object.fromEntries(
      Array.from({ length: 1000 }, (_, score) => [score + 1, [1, score]]),
    )
    expect(nearestFree(all, 2000, 500)).toBeNull()
  })

  test('«стереть» takes back the last key, of a whole score the score', () => {
    expect(after([8, 4, 'erase']).typed.digits).toBe('8')
    expect(after(['erase']).sheet).toBe(emptySheet)
    const whole = after([8, 4, 5, 9, 1, 0]).sheet
    expect(after(['erase'], whole, typingOf(28)).sheet.rows).toEqual({ 12: [1, 845] })
  })

  test('begins with the first number that has no score', () => {
    expect(beginScores({ 12: [1, 845], 28: [2] }, [12, 28])?.number).toBe(28)
    expect(beginScores({ 12: [1, 845] }, [12])?.number).toBe(12)
    expect(beginScores({}, [])).toBeNull()
  })
})
