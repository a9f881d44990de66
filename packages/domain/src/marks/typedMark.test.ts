import { describe, expect, test } from 'vitest'
import type { RoundKind } from '../scoring/resultFile.ts'
import { typedMark } from './typedMark.ts'

const limits = (kind: RoundKind, entries = 6, maxima: number[] = []) => ({ kind, entries, maxima })
const whole = (mark: number) => ({ buffer: '', mark, isWhole: true })
const open = (buffer: string, mark: number) => ({ buffer, mark, isWhole: false })
const impossible = (refused: string, buffer = '') => ({
  buffer,
  mark: 'impossible',
  refused,
  isWhole: false,
})

describe('one key a mark', () => {
  test.each([
    ['x', 1],
    ['Х', 1],
    ['1', 1],
    [' ', 0],
    ['0', 0],
  ])('a cross: «%s» is %i', (key, mark) => {
    expect(typedMark('', key, 0, limits('crosses'))).toEqual(whole(mark))
  })

  test.each([
    ['y', 10],
    ['Д', 10],
    ['1', 4.5],
    ['2', 4.3],
    ['3', 4.2],
    ['n', 0],
    ['Н', 0],
  ])('a callback: «%s» is %d', (key, mark) => {
    expect(typedMark('', key, 0, limits('callbacks'))).toEqual(whole(mark))
  })

  test.each(['skating', 'relative-placement'] as const)('a place: its digit, %s', (kind) => {
    expect(typedMark('', '6', 0, limits(kind))).toEqual(whole(6))
    expect(typedMark('', '7', 0, limits(kind))).toEqual(impossible('7'))
    expect(typedMark('', '0', 0, limits(kind))).toEqual(impossible('0'))
  })

  test.each(['Backspace', 'Delete'])('%s empties the cell and stays there', (key) => {
    expect(typedMark('1', key, 0, limits('crosses'))).toEqual({
      buffer: '',
      mark: null,
      isWhole: false,
    })
  })

  test.each([
    ['crosses', '5'],
    ['callbacks', '4'],
    ['skating', 'x'],
    ['points', 'x'],
    ['points', 'Enter'],
  ] as const)('what is no mark is left to others: %s, «%s»', (kind, key) => {
    expect(typedMark('', key, 0, limits(kind, 6, [100]))).toBeNull()
  })
})

test('a place of two digits waits for the second', () => {
  const twelve = limits('skating', 12)
  expect(typedMark('', '1', 0, twelve)).toEqual(open('1', 1))
  expect(typedMark('1', '2', 0, twelve)).toEqual(whole(12))
  expect(typedMark('1', '3', 0, twelve)).toEqual(impossible('13'))
  expect(typedMark('', '2', 0, twelve)).toEqual(whole(2))
})

test('points take a decimal, with comma or point, and never go on by themselves', () => {
  const ten = limits('points', 6, [100])
  expect(typedMark('', '8', 0, ten)).toEqual(open('8', 80))
  expect(typedMark('8', '.', 0, ten)).toEqual(open('8,', 80))
  expect(typedMark('8,', '5', 0, ten)).toEqual(open('8,5', 85))
  expect(typedMark('1', '0', 0, ten)).toEqual(open('10', 100))
})

test('points beyond the criterion’s maximum, or not written so, are refused whole', () => {
  const ten = limits('points', 6, [100])
  expect(typedMark('8', '5', 0, ten)).toEqual(impossible('85', '85'))
  expect(typedMark('1', '1', 0, ten)).toEqual(impossible('11', '11'))
  expect(typedMark('11,', '5', 0, ten)).toEqual(impossible('11,5', '11,5'))
  expect(typedMark('7,5', '5', 0, ten)).toEqual(impossible('7,55', '7,55'))
  expect(typedMark('', ',', 0, ten)).toEqual(impossible(',', ','))
  expect(typedMark('', '5', 1, ten)).toEqual(impossible('5', '5'))
})
