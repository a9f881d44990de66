import { describe, expect, it } from 'vitest'

import {
  countSheet,
  impossibleMarkText,
  isPossibleMark,
  lacksSecondEntry,
  sheetDifferences,
  type EnteredSheet,
  type SheetPass,
} from './sheets.ts'

const entered = (
  pass: SheetPass,
  marks: EnteredSheet['marks'],
  isFinished = true,
  source: EnteredSheet['source'] = 'paper',
): EnteredSheet => ({ pass, source, marks, isFinished })

describe('the marks of a sheet', () => {
  it('count once they are typed and finished', () => {
    expect(countSheet([])).toEqual({ state: 'empty', marks: null })
    expect(countSheet([entered('first', { 1: [1] }, false)]).state).toBe('typing')
    expect(countSheet([entered('first', { 1: [1] })])).toEqual({
      state: 'counted',
      marks: { 1: [1] },
    })
  })

  it('begun a second time count once both entries are finished and the same', () => {
    const first = entered('first', { 1: [1], 2: [2] })
    expect(countSheet([first, entered('second', {}, false)]).state).toBe('typing')
    expect(countSheet([first, entered('second', { 1: [1], 2: [2] })]).state).toBe('counted')
    expect(countSheet([first, entered('second', { 1: [2], 2: [1] })])).toEqual({
      state: 'differs',
      marks: null,
    })
  })

  it('typed from paper are held up by no tap of a device, and are compared once it hands in', () => {
    const paper = entered('first', { 1: [1], 2: [2] })
    const tap = entered('second', { 2: [1] }, false, 'station')
    expect(countSheet([paper, tap])).toEqual({ state: 'counted', marks: paper.marks })
    expect(countSheet([{ ...paper, isFinished: false }, tap]).state).toBe('typing')
    expect(countSheet([paper, { ...tap, isFinished: true }]).state).toBe('differs')
    const device = entered('first', { 1: [1] }, true, 'station')
    expect(countSheet([device, { ...tap, source: 'paper' }]).state).toBe('typing')
  })

  it('that differ count as a third person decides', () => {
    const both = [entered('first', { 1: [1] }), entered('second', { 1: [2] })]
    expect(countSheet([...both, entered('resolved', { 1: [2] }, false)]).state).toBe('differs')
    expect(countSheet([...both, entered('resolved', { 1: [2] })])).toEqual({
      state: 'counted',
      marks: { 1: [2] },
    })
  })

  it('differ where one person left out what the other typed', () => {
    const missing = { registration: 1, criterion: 0, first: null, second: 2 }
    expect(sheetDifferences({}, { 1: [2] })).toEqual([missing])
    expect(sheetDifferences({ 1: [] }, { 1: [2] })).toEqual([missing])
  })

  it('differ by entry and criterion', () => {
    expect(sheetDifferences({ 10: [80, 75], 2: [1] }, { 10: [80, 70] })).toEqual([
      { registration: 2, criterion: 0, first: 1, second: null },
      { registration: 10, criterion: 1, first: 75, second: 70 },
    ])
  })
})

it('a final by scores is compared with its paper by the places alone', () => {
  expect(sheetDifferences({ 1: [2, 885], 2: [1, 910] }, { 1: [2], 2: [1] })).toEqual([])
  expect(sheetDifferences({ 1: [1, 885] }, { 1: [2] })).toMatchObject([{ first: 1, second: 2 }])
  const limits = { kind: 'relative-placement' as const, entries: 6, maxima: [] }
  expect([0, 999].every((score) => isPossibleMark(score, 1, limits))).toBe(true)
  expect([-1, 1000, 88.5].some((score) => isPossibleMark(score, 1, limits))).toBe(false)
})

it.each([
  ['crosses', [0, 1], [2, -1, 0.5]],
  ['callbacks', [10, 4.5, 4.3, 4.2, 0], [1, 4.4]],
  ['skating', [1, 6], [0, 7, 1.5]],
  ['relative-placement', [1, 6], [0, 7]],
  ['points', [0, 100], [-1, 101, 9.5]],
] as const)('of %s some are possible, others are not', (kind, possible, impossible) => {
  const limits = { kind, entries: 6, maxima: [100] }
  expect(possible.filter((mark) => !isPossibleMark(mark, 0, limits))).toEqual([])
  expect(impossible.filter((mark) => isPossibleMark(mark, 0, limits))).toEqual([])
})

it('points have a criterion', () => {
  expect(isPossibleMark(5, 1, { kind: 'points', entries: 6, maxima: [100] })).toBe(false)
})

it('an impossible mark is named by dance, judge and entry', () => {
  expect(impossibleMarkText({ dance: 'Румба', judge: 'C', entry: 17 })).toBe(
    'Румба, судья C, № 17, такой оценки быть не может',
  )
})

it('a second entry is asked of paper alone, until it is finished', () => {
  const of = (pass: 'first' | 'second', source: 'paper' | 'station', isFinished = true) => ({
    pass,
    source,
    isFinished,
  })
  expect(lacksSecondEntry([of('first', 'paper')])).toBe(true)
  expect(lacksSecondEntry([of('first', 'paper'), of('second', 'paper', false)])).toBe(true)
  expect(lacksSecondEntry([of('first', 'paper'), of('second', 'paper')])).toBe(false)
  expect(lacksSecondEntry([of('first', 'station')])).toBe(false)
  expect(lacksSecondEntry([of('first', 'paper'), of('second', 'station', false)])).toBe(true)
  expect(lacksSecondEntry([of('first', 'paper'), of('second', 'station')])).toBe(false)
})
