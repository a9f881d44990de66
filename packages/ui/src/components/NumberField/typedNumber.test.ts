import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  mayBecomeNumber,
  numberProblem,
  parseNumber,
  showNumber,
  stepNumber,
} from './typedNumber.ts'

test.each([
  ['12', 0, 12],
  ['1 204', 0, 1204],
  ['1\u00A0204,5', 2, 1204.5],
  ['1204.50', 2, 1204.5],
  ['5,', 1, 5],
  ['−3', 0, -3],
  ['', 0, null],
  ['12,5', 0, null],
  ['12,555', 2, null],
  ['1e5', 2, null],
  ['двенадцать', 0, null],
])('«%s» with %i decimals is %j', (text, decimals, value) => {
  expect(parseNumber(text, decimals)).toBe(value)
})

test('what is shown is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (hundredths) => {
      const value = hundredths / 100
      expect(parseNumber(showNumber(value, { decimals: 2 }), 2)).toBe(value)
      expect(parseNumber(showNumber(value, { decimals: 2, isPadded: true }), 2)).toBe(value)
    }),
  )
})

test('a padded number has all digits of its fraction, a whole one has none', () => {
  expect(showNumber(6000.5, { decimals: 2, isPadded: true })).toBe('6\u00A0000,50')
  expect(showNumber(6000, { decimals: 2, isPadded: true })).toBe('6\u00A0000')
  expect(showNumber(6000.5, { decimals: 2 })).toBe('6\u00A0000,5')
})

test('letters never get in', () => {
  expect(['1', '-', '1 2', '1,', ''].every(mayBecomeNumber)).toBe(true)
  expect(['a', '1-', '1,2,3'].some(mayBecomeNumber)).toBe(false)
})

describe('a problem is named', () => {
  test.each([
    ['', null],
    ['5', null],
    ['5,5', 'Введите целое число'],
    ['0', 'Не меньше 1'],
    ['2000', 'Не больше 1\u00A0000'],
  ])('%s', (text, problem) => {
    expect(numberProblem(text, { min: 1, max: 1000 })).toBe(problem)
  })
})

test('steps stay within the limits; from nothing they begin at the nearer one', () => {
  expect(stepNumber(5, 1, {})).toBe(6)
  expect(stepNumber(10, 1, { max: 10 })).toBe(10)
  expect(stepNumber(0, -1, { min: 0 })).toBe(0)
  expect(stepNumber(null, 1, { min: 3 })).toBe(3)
  expect(stepNumber(null, -1, { min: 3 })).toBe(3)
  expect(stepNumber(null, -1, { max: 9 })).toBe(9)
  expect(stepNumber(0.1, 0.2, { decimals: 1 })).toBe(0.3)
})
