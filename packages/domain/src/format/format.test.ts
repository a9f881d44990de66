import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFileSize } from './fileSize.ts'
import { formatMoney } from './money.ts'
import { formatNumber, formatShortNumber } from './number.ts'
import { countOf, plural } from './plural.ts'
import { formatWait } from './wait.ts'

const dancers = ['танцор', 'танцора', 'танцоров'] as const

describe('Russian plurals', () => {
  test.each([
    [0, 'танцоров'],
    [1, 'танцор'],
    [2, 'танцора'],
    [4, 'танцора'],
    [5, 'танцоров'],
    [11, 'танцоров'],
    [12, 'танцоров'],
    [21, 'танцор'],
    [112, 'танцоров'],
    [-1, 'танцор'],
    [1.5, 'танцора'],
  ])('%d %s', (n, word) => {
    expect(plural(n, dancers)).toBe(word)
  })

  test('number and word are not torn apart', () => {
    expect(countOf(3, dancers)).toBe('3\u00A0танцора')
  })
})

describe('«Numbers use Russian locale with 2 decimals by default»', () => {
  test.each([
    [0, '0,00'],
    [1234.5, '1\u00A0234,50'],
    [-0.125, '-0,13'],
  ])('%d → %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  test('other decimals when asked for, and as few as needed', () => {
    expect(formatNumber(1234.5, 0)).toBe('1\u00A0235')
    expect(formatShortNumber(2.5)).toBe('2,5')
    expect(formatShortNumber(5)).toBe('5')
  })
})

describe('money', () => {
  test.each([
    [120_000, '1\u00A0200\u00A0₽'],
    [0, '0\u00A0₽'],
    [9950, '99,50\u00A0₽'],
    [1, '0,01\u00A0₽'],
    [-50_000, '−500\u00A0₽'],
    [-50, '−0,50\u00A0₽'],
  ])('%d kopecks → %s', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(text)
  })

  test('no sum can break over two lines', () => {
    fc.assert(
      fc.property(fc.integer(), (kopecks) => {
        expect(formatMoney(kopecks)).not.toContain(' ')
      }),
    )
  })
})

describe('«File sizes shown in "байт", KB or MB»', () => {
  test.each([
    [0, '0\u00A0байт'],
    [1023, '1\u00A0023\u00A0байт'],
    [1024, '1\u00A0KB'],
    [500 * 1024, '500\u00A0KB'],
    [1536, '1,5\u00A0KB'],
    [1024 * 1024 - 1, '1\u00A0024\u00A0KB'],
    [1024 * 1024, '1\u00A0MB'],
    [5 * 1024 * 1024, '5\u00A0MB'],
  ])('%d → %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })
})

describe('how long to wait', () => {
  test.each([
    [0, '1\u00A0секунду'],
    [0.2, '1\u00A0секунду'],
    [2, '2\u00A0секунды'],
    [59, '59\u00A0секунд'],
    [60, '1\u00A0минуту'],
    [61, '2\u00A0минуты'],
    [900, '15\u00A0минут'],
    [3600, '1\u00A0час'],
    [3601, '2\u00A0часа'],
    [5 * 3600, '5\u00A0часов'],
  ])('%d s → %s', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text)
  })
})
