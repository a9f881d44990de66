import { expect, test } from 'vitest'
import { fewWords } from './fewWords.ts'

const indexes = (length: number) =>
  fewWords(Array.from({ length }, (_, index) => index)).map(({ index }) => index)

test('the ends are always named, the rest as far as there is room', () => {
  expect(indexes(0)).toEqual([])
  expect(indexes(1)).toEqual([0])
  expect(indexes(4)).toEqual([0, 1, 2, 3])
  expect(indexes(9)).toEqual([0, 2, 4, 6, 8])
  expect(indexes(31)).toEqual([0, 8, 16, 24, 30])
})
