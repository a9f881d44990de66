import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundsInWrongOrder, type TimedRound } from './order.ts'

const round = (
  id: number,
  roundIndex: number,
  start: number,
  changes: Partial<TimedRound> = {},
) => ({
  id,
  contestId: 'c11',
  roundIndex,
  start,
  end: start + 10,
  ...changes,
})
const found = (rounds: readonly TimedRound[]) =>
  roundsInWrongOrder(rounds).map(({ earlier, later }) => `${later.id} before ${earlier.id}`)

test('a final stands before its semi-final, on whichever floor and day', () => {
  expect(found([round(1, 0, 0), round(2, 1, 10)])).toEqual(['1 before 2'])
  expect(found([round(1, 1, 86_400_000), round(2, 0, 0)])).toEqual(['2 before 1'])
})
test('a final begins while its semi-final is still danced', () => {
  expect(found([round(1, 1, 0), round(2, 0, 9)])).toEqual(['2 before 1'])
  expect(found([round(1, 1, 0), round(2, 0, 10)])).toEqual([])
})
test('of three rounds every two are looked at', () => {
  expect(found([round(1, 0, 0), round(2, 1, 10), round(3, 2, 20)])).toEqual([
    '1 before 2',
    '1 before 3',
    '2 before 3',
  ])
})
test('rounds of other contests, and the same round twice, may stand anyhow', () => {
  expect(found([round(1, 0, 0), round(2, 1, 10, { contestId: 'c12' })])).toEqual([])
  expect(found([round(1, 1, 0), round(2, 1, 5)])).toEqual([])
})

test('minute by minute: every one is found, and none that is not there', () => {
  const rounds = fc
    .array(
      fc.record({
        contestId: fc.constantFrom('c11', 'c12'),
        roundIndex: fc.integer({ min: 0, max: 3 }),
        start: fc.integer({ min: 0, max: 40 }),
        length: fc.integer({ min: 0, max: 12 }),
      }),
      { maxLength: 10 },
    )
    .map((all) => all.map(({ length, ...rest }, id) => ({ id, ...rest, end: rest.start + length })))

  /** Walks through the day: whoever has begun while a round that comes first is not over yet. */
  function naive(all: readonly TimedRound[]): Set<string> {
    const pairs = new Set<string>()
    for (let minute = 0; minute < 60; minute += 1) {
      for (const later of all.filter(({ start }) => start <= minute)) {
        for (const earlier of all.filter(({ end }) => end > minute)) {
          if (earlier.contestId !== later.contestId) continue
          if (earlier.roundIndex > later.roundIndex) pairs.add(`${later.id} before ${earlier.id}`)
        }
      }
    }
    return pairs
  }

  fc.assert(
    fc.property(rounds, (all) => {
      expect(new Set(found(all))).toEqual(naive(all))
      expect(found(all)).toHaveLength(new Set(found(all)).size)
    }),
    { numRuns: 300 },
  )
})
