import { describe, expect, test } from 'vitest'
import { roundsToTime, type TimedContest } from './rounds.ts'

const contest: TimedContest = {
  scoring: 'skating',
  tags: [],
  heat_size: 8,
  final_max: 8,
  dances: ['Oriental', 'Folk'],
}

describe('the rounds of a contest', () => {
  test('follow from its entries, each with its heats', () => {
    expect(roundsToTime(contest, 20)).toEqual([
      { round_index: 2, entries: 20, heats: 3 },
      { round_index: 1, entries: 12, heats: 2 },
      { round_index: 0, entries: 6, heats: 1 },
    ])
    expect(roundsToTime(contest, 0)).toEqual([])
  })
  test('are one where places do not come from a final', () => {
    const one = [{ round_index: 0, entries: 20, heats: 3 }]
    expect(roundsToTime({ ...contest, scoring: 'points' }, 20)).toEqual(one)
    expect(roundsToTime({ ...contest, scoring: 'none' }, 20)).toEqual(one)
  })
  test('of a master class are one, with everybody in it at once', () => {
    expect(roundsToTime({ ...contest, tags: ['MASTER-CLASS'] }, 22)).toEqual([
      { round_index: 0, entries: 22, heats: 1 },
    ])
  })
  test('of more entries than rounds can part are as many as there may be', () => {
    expect(roundsToTime(contest, 5000)[0]).toMatchObject({ round_index: 7, entries: 1024 })
  })
})
