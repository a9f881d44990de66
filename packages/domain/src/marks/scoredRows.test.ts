import { describe, expect, test } from 'vitest'
import { countingRow, misplacedEntry, rowsOfScores, scoreOf } from './scoredRows.ts'

describe('a final by scores', () => {
  test('the highest score is the first place', () => {
    const rows = rowsOfScores(
      new Map([
        [12, 845],
        [28, 910],
        [54, 0],
      ]),
    )
    expect(rows).toEqual({ 12: [2, 845], 28: [1, 910], 54: [3, 0] })
    expect(rowsOfScores(new Map())).toEqual({})
  })

  test('counts by its places alone', () => {
    expect(countingRow('relative-placement', [2, 885])).toEqual([2])
    expect(countingRow('points', [80, 75])).toEqual([80, 75])
  })

  test('a place that was typed has no score', () => {
    expect(scoreOf([2])).toBeNull()
    expect(scoreOf(undefined)).toBeNull()
    expect(scoreOf([2, 0])).toBe(0)
  })

  test('a place that does not follow from the scores is found, and so are two scores alike', () => {
    expect(misplacedEntry({ 12: [2, 845], 28: [1, 910], 54: [3] })).toBeNull()
    expect(misplacedEntry({ 12: [1, 845], 28: [2, 910] })).toBe('12')
    expect(misplacedEntry({ 12: [1, 845], 28: [2, 845] })).toBe('12')
    expect(misplacedEntry({ 12: [1], 28: [2] })).toBeNull()
  })
})
