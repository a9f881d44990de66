import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareFractions, fraction, sumOf } from '../scoring/fraction.ts'
import { ratingSchemes as schemes } from '../testing/ratingSchemes.ts'
import { rankStep, ratingDifference, ratingMoves, type KeptResult } from './difference.ts'
import type { PointsScheme } from './scheme.ts'
import { schemeOn } from './scheme.ts'
import { isWithin, seasonOf, seasonTitle } from './season.ts'
import { computeStandings } from './standings.ts'

const asOf = '2027-03-05'
let nth = 0

function result(person: number, points: number, more: Partial<KeptResult> = {}): KeptResult {
  nth += 1
  return {
    person,
    event: nth,
    contest: `contest ${nth}`,
    day: '2027-02-01',
    level: 'D',
    points: fraction(points, 1),
    role: null,
    place: 1,
    place_to: 1,
    entries: 10,
    scheme: 1,
    ...more,
  }
}

const rate = (results: KeptResult[], scheme: PointsScheme, season: number | null = null) =>
  computeStandings(results, scheme, { asOf, season }).map(({ person, total, rank, rank_to }) => [
    person,
    total.num / total.den,
    rank,
    rank_to,
  ])

describe('the window', () => {
  test('rolling months end on the same day of the month', () => {
    const year = { kind: 'rolling', months: 12 } as const
    expect(isWithin(year, '2026-03-06', asOf)).toBe(true)
    expect(isWithin(year, '2026-03-05', asOf)).toBe(false)
    expect(isWithin(year, '2027-03-06', asOf)).toBe(false)
    expect(isWithin({ kind: 'rolling', months: 1 }, '2027-02-28', '2027-03-31')).toBe(false)
  })
  test('a season begins with its month, or is a calendar year', () => {
    const autumn = { kind: 'season', from_month: 9 } as const
    expect(['2026-08-31', '2026-09-01', '2027-03-05'].map((day) => seasonOf(day, autumn))).toEqual([
      2025, 2026, 2026,
    ])
    expect(isWithin(autumn, '2026-09-01', asOf)).toBe(true)
    expect(isWithin(autumn, '2026-08-31', asOf)).toBe(false)
    expect(seasonTitle(2026, autumn)).toBe('2026/27')
    expect(seasonTitle(1999, autumn)).toBe('1999/00')
    expect(seasonTitle(2026, { kind: 'all' })).toBe('2026')
    expect(isWithin({ kind: 'all' }, '1999-01-01', asOf)).toBe(true)
  })
  test('the scheme of a day is the last that began', () => {
    const dated = ['2026-01-01', '2027-01-01'].map((starts_on) => ({ starts_on }))
    expect(schemeOn(dated, '2026-12-31')).toEqual({ starts_on: '2026-01-01' })
    expect(schemeOn(dated.toReversed(), '2027-01-01')).toEqual({ starts_on: '2027-01-01' })
    expect(schemeOn(dated, '2025-12-31')).toBeNull()
  })
})

describe('standings', () => {
  test('equal points share their ranks', () => {
    const results = [result(1, 5), result(2, 9), result(3, 5), result(4, 1)]
    expect(rate(results, schemes.wsdc)).toEqual([
      [2, 9, 1, 1],
      [1, 5, 2, 3],
      [3, 5, 2, 3],
      [4, 1, 4, 4],
    ])
  })
  test('couples in a rolling year: fewer events win ties, older results are gone', () => {
    const results = [
      result(1, 6),
      result(1, 4),
      result(2, 10),
      result(3, 5, { event: 70 }),
      result(3, 5, { event: 70 }),
      result(2, 90, { day: '2026-03-05' }),
    ]
    expect(rate(results, schemes.couples)).toEqual([
      [2, 10, 1, 2],
      [3, 10, 1, 2],
      [1, 10, 3, 3],
    ])
  })
  test('finals: the best four of twelve months, promotion at 12 of the level', () => {
    const own = [6, 2, 2, 2, 1].map((points) => result(1, points))
    const other = [6, 6].map((points) => result(2, points, { level: 'C' }))
    const [first, second] = computeStandings([...own, ...other], schemes.finals, { asOf })
    expect([first?.person, first?.total, first?.promotions]).toEqual([
      1,
      { num: 12, den: 1 },
      schemes.finals.promotions,
    ])
    expect(first?.counted).toHaveLength(4)
    expect([second?.person, second?.promotions]).toEqual([2, []])
    const anyLevel = { ...schemes.finals, promotions: [{ level: '', points: 12, to: 'B' }] }
    expect(computeStandings(other, anyLevel, { asOf })[0]?.promotions).toHaveLength(1)
  })
  test('tiers: fewer results than the minimum have points but no rank, after all others', () => {
    const results = [result(1, 9), result(2, 2), result(2, 2), result(3, 5)]
    expect(rate(results, schemes.tiers)).toEqual([
      [2, 4, 1, 1],
      [1, 9, null, null],
      [3, 5, null, null],
    ])
  })
  test('a chosen season counts instead of the window', () => {
    const results = [result(1, 5), result(2, 3, { day: '2026-08-31' })]
    expect(rate(results, { ...schemes.tiers, minimum: null }, 2025)).toEqual([[2, 3, 1, 1]])
    expect(rate(results, { ...schemes.tiers, minimum: null }, 2026)).toEqual([[1, 5, 1, 1]])
    expect(rate([result(1, 5, { day: '2027-03-06' })], schemes.wsdc, 2027)).toEqual([])
  })
  test('of equal results the latest count, then the first by contest', () => {
    const results = [
      result(1, 5, { day: '2027-01-01', contest: 'a' }),
      result(1, 5, { day: '2027-01-02', contest: 'c' }),
      result(1, 5, { day: '2027-01-02', contest: 'b' }),
    ]
    const [one] = computeStandings(results, { ...schemes.wsdc, best: 2 }, { asOf })
    expect(one?.counted.map(({ contest }) => contest)).toEqual(['b', 'c'])
  })
  test('sums are exact, counted results are the best, and ranks fill 1 … n', () => {
    const points = fc.record({
      num: fc.integer({ min: 0, max: 40 }),
      den: fc.integer({ min: 1, max: 9 }),
    })
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), points), { maxLength: 40 })
    fc.assert(
      fc.property(some, fc.option(fc.integer({ min: 1, max: 5 })), (drawn, best) => {
        const results = drawn.map(([person, { num, den }]) =>
          result(person, 0, { points: fraction(num, den) }),
        )
        const found = computeStandings(results, { ...schemes.wsdc, best }, { asOf })
        for (const { person, total, counted, rank, rank_to } of found) {
          const own = results.filter((one) => one.person === person)
          expect(counted).toHaveLength(Math.min(best ?? own.length, own.length))
          expect(total).toEqual(sumOf(counted.map((one) => one.points)))
          const better = found.filter((one) => compareFractions(one.total, total) > 0).length
          const same = found.filter((one) => compareFractions(one.total, total) === 0).length
          expect([rank, rank_to]).toEqual([better + 1, better + same])
        }
      }),
    )
  })
})

describe('the difference between two ratings', () => {
  const rating = (results: KeptResult[], best: number | null = null) => ({
    results,
    standings: computeStandings(results, { ...schemes.wsdc, best }, { asOf }),
  })
  const changes = (before: KeptResult[], after: KeptResult[], best: number | null = null) =>
    ratingDifference(rating(before, best), rating(after, best)).map(({ person, results }) => [
      person,
      results.map(({ reason }) => reason),
    ])

  test('nothing changed: nobody is named', () => {
    const results = [result(1, 5), result(2, 3)]
    expect(changes(results, results)).toEqual([])
  })
  test('a person who came and one who left', () => {
    const [one, other] = [result(1, 5), result(2, 3)]
    expect(ratingDifference(rating([one]), rating([other]))).toEqual([
      {
        person: 1,
        before: { num: 5, den: 1 },
        after: { num: 0, den: 1 },
        rank_before: 1,
        rank_after: null,
        results: [expect.objectContaining({ contest: one.contest, reason: 'withdrawn' })],
      },
      expect.objectContaining({ person: 2, rank_before: null, rank_after: 1 }),
    ])
  })
  test('who rose and who fell: with the same points as well', () => {
    const [one, two, other] = [result(1, 5), result(2, 3), result(3, 9)]
    const before = rating([one, two, result(4, 1)]).standings
    const moves = ratingMoves(before, rating([one, two, other]).standings)
    expect(moves.map((move) => [move.person, rankStep(move)])).toEqual([
      [1, -1],
      [2, -1],
      [4, -1],
      [3, 1],
    ])
    expect(ratingMoves(before, before)).toEqual([])
    const better = rating([one, { ...two, points: fraction(4, 1) }, result(4, 1)]).standings
    expect(ratingMoves(before, better).map(({ person }) => person)).toEqual([2])
  })
  test('by which result: corrected place, other entries, other scheme', () => {
    const one = result(1, 5)
    const points = fraction(7, 1)
    expect(changes([one], [{ ...one, points, place: 2, place_to: 2 }])).toEqual([[1, ['place']]])
    expect(changes([one], [{ ...one, points, place_to: 2 }])).toEqual([[1, ['place']]])
    expect(changes([one], [{ ...one, points, entries: 11 }])).toEqual([[1, ['entries']]])
    expect(changes([one], [{ ...one, points, scheme: 2 }])).toEqual([[1, ['scheme']]])
  })
  test('a better result pushes another out; taken back, it counts again', () => {
    const [one, better] = [result(1, 5), result(1, 6)]
    expect(changes([one], [one, better], 1)).toEqual([[1, ['not_counted', 'published']]])
    expect(changes([one, better], [one], 1)).toEqual([[1, ['counted', 'withdrawn']]])
  })
  test('two results of one contest are told apart', () => {
    const leader = result(1, 5, { contest: 'c', role: 'leader' })
    const follower = result(1, 3, { contest: 'c', role: 'follower' })
    const again = result(1, 2, { contest: 'c', role: 'follower' })
    expect(changes([leader, follower, again], [leader, follower])).toEqual([[1, ['withdrawn']]])
  })
})
