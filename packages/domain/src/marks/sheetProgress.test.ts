import { expect, test } from 'vitest'
import { sheetProgress } from './sheetProgress.ts'

const entries = [9, 23, 46].map((start_number) => ({
  registration_id: 900 + start_number,
  start_number,
}))
const round = { advance: 1, criteria: 1, entries }

test('crosses are counted, and those beyond what was asked for are said', () => {
  expect(sheetProgress({ 909: [1], 923: [0] }, { ...round, kind: 'crosses' })).toEqual({
    typed: 2,
    total: 3,
    crosses: 1,
    warnings: [],
  })
  expect(sheetProgress({ 909: [1], 923: [1] }, { ...round, kind: 'crosses' }).warnings).toEqual([
    'Крестов 2 из 1: 1\u00A0лишний',
  ])
})

test.each(['skating', 'relative-placement'] as const)('a place given twice is said, %s', (kind) => {
  expect(sheetProgress({ 909: [2], 923: [null], 946: [2] }, { ...round, kind })).toEqual({
    typed: 2,
    total: 3,
    crosses: null,
    warnings: ['Место 2 стоит не один раз: №\u00A09 и №\u00A046'],
  })
  expect(sheetProgress({ 909: [1], 946: [2] }, { ...round, kind }).warnings).toEqual([])
})

test('points and callbacks may be equal', () => {
  const marks = { 909: [80, 90], 923: [80, null] }
  expect(sheetProgress(marks, { ...round, criteria: 2, kind: 'points' })).toEqual({
    typed: 3,
    total: 6,
    crosses: null,
    warnings: [],
  })
})
