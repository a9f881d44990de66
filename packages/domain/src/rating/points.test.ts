import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareFractions, fraction, multiplyFractions, sumOf, zero } from '../scoring/fraction.ts'
import { ratingSchemes as schemes } from '../testing/ratingSchemes.ts'
import type { FieldRound } from './contestField.ts'
import { contestPoints, type PlacedContest } from './resultPoints.ts'
import type { PointsScheme } from './scheme.ts'

type Entry = FieldRound['entries'][number]

const entry = (
  start_number: number,
  status: Entry['status'] = 'danced',
  role: string | null = null,
) => ({ start_number, status, role }) satisfies Entry

const numbers = (n: number, from = 1) => Array.from({ length: n }, (_, at) => from + at)

/** A contest in one round, with places of one's own in the order of the numbers. */
function contest(n: number, more: Partial<PlacedContest> = {}): PlacedContest {
  return {
    kind: '',
    rounds: [{ index: 0, role: null, entries: numbers(n).map((one) => entry(one)) }],
    places: numbers(n).map((one) => ({ start_number: one, place: one, place_to: one })),
    ...more,
  }
}

const pointsBy = (placed: PlacedContest, scheme: PointsScheme) =>
  contestPoints(placed, scheme).map(({ points }) => points.num / points.den)

describe('exact numbers', () => {
  test('sums and products are in lowest terms', () => {
    expect(sumOf([fraction(1, 3), fraction(1, 6), fraction(3, 2)])).toEqual({ num: 2, den: 1 })
    expect(multiplyFractions(fraction(-5, 3), fraction(3, 10))).toEqual({ num: -1, den: 2 })
    expect(sumOf([])).toEqual(zero)
  })
  test('compare by value', () => {
    expect(compareFractions(fraction(1, 3), fraction(2, 6))).toBe(0)
    expect(compareFractions(fraction(1, 3), fraction(1, 2))).toBeLessThan(0)
    expect(compareFractions(fraction(2, 3), fraction(1, 2))).toBeGreaterThan(0)
    const most = Number.MAX_SAFE_INTEGER
    const [one, other] = [
      { num: most - 1, den: most },
      { num: most - 2, den: most - 1 },
    ]
    expect(compareFractions(one, other)).toBe(1)
    expect(compareFractions(other, one)).toBe(-1)
  })
  test('more digits than a number holds are refused, not rounded', () => {
    const big = { num: Number.MAX_SAFE_INTEGER, den: 1 }
    expect(() => sumOf([big, big])).toThrow(RangeError)
    const small = { num: 1, den: Number.MAX_SAFE_INTEGER }
    expect(() => multiplyFractions(small, small)).toThrow(RangeError)
  })
})

describe('points of a contest', () => {
  test('WSDC: the tier of each role, and both need five', () => {
    const roleRound = (role: 'leader' | 'follower', count: number, from: number): FieldRound => ({
      index: 0,
      role,
      entries: numbers(count, from).map((one) => entry(one)),
    })
    const jackAndJill = (followers: number): PlacedContest => ({
      kind: '',
      rounds: [roleRound('leader', 11, 1), roleRound('follower', followers, 101)],
      places: [1, 101].map((start_number) => ({ start_number, place: 1, place_to: 1 })),
    })
    expect(contestPoints(jackAndJill(5), schemes.wsdc)).toEqual([
      {
        start_number: 1,
        place: 1,
        place_to: 1,
        role: 'leader',
        entries: 11,
        other_role_entries: 5,
        is_finalist: true,
        tier: 11,
        percent: 100,
        points: { num: 6, den: 1 },
      },
      expect.objectContaining({ role: 'follower', tier: 5, points: { num: 3, den: 1 } }),
    ])
    expect(pointsBy(jackAndJill(4), schemes.wsdc)).toEqual([0, 0])
    const formula = { from: 5, per_entry: 1, per_place: 1, plus: 1, to: null }
    expect(pointsBy(jackAndJill(5), { ...schemes.couples, formula })).toEqual([11, 5])
    expect(pointsBy(jackAndJill(4), { ...schemes.couples, formula })).toEqual([0, 0])
    expect(pointsBy(jackAndJill(0), schemes.wsdc)[0]).toBe(0)
  })

  test('a role stands at the entry in a final danced in pairs', () => {
    const entries = [...numbers(5), ...numbers(5, 101)].map((one) =>
      entry(one, 'danced', one > 100 ? 'follower' : 'leader'),
    )
    const placed = contest(1, {
      rounds: [{ index: 0, role: null, entries }],
      places: [{ start_number: 101, place: 1, place_to: 1 }],
    })
    expect(pointsBy(placed, schemes.wsdc)).toEqual([3])
  })

  test.each([
    ['Чемпионат', 50],
    ['первенство', 40],
    ['Кубок', 20],
    ['Клубный', 10],
    ['Другой', 20],
  ])('multipliers by kind of event: %s', (kind, first) => {
    expect(pointsBy(contest(4, { kind }), schemes.multipliers)[0]).toBe(first)
  })

  test('points by a formula: the couples not ahead', () => {
    expect(pointsBy(contest(5), schemes.couples)).toEqual([5, 4, 3, 2, 1])
    const formula = { ...schemes.couples.formula, from: 3, plus: -2, to: 2 }
    const scheme = { ...schemes.couples, formula }
    expect(pointsBy(contest(5), scheme)).toEqual([2, 1, 0, 0, 0])
    expect(pointsBy(contest(2), scheme)).toEqual([0, 0])
    expect(pointsBy(contest(3), { ...scheme, formula: { ...formula, to: null } })).toEqual([
      0, 0, 0,
    ])
  })

  test('finals 6 … 1: places behind the final get nothing', () => {
    const rounds: FieldRound[] = [
      { index: 1, role: null, entries: numbers(9).map((one) => entry(one)) },
      { index: 0, role: null, entries: numbers(4).map((one) => entry(one)) },
    ]
    expect(pointsBy(contest(9, { rounds }), schemes.finals)).toEqual([6, 5, 4, 3, 0, 0, 0, 0, 0])
    const scheme = { ...schemes.finals, finalists_only: false }
    expect(pointsBy(contest(9, { rounds }), scheme)).toEqual([6, 5, 4, 3, 2, 1, 0, 0, 0])
  })

  test('tiers: the disqualified count in the field where the scheme says so, who did not come never', () => {
    const entries = [
      ...numbers(7).map((one) => entry(one)),
      entry(8, 'disqualified'),
      entry(9, 'not_present'),
      entry(10, 'withdrawn'),
    ]
    const placed = contest(7, { rounds: [{ index: 0, role: null, entries }] })
    const [first] = contestPoints(placed, schemes.tiers)
    expect(first).toMatchObject({ entries: 9, tier: 8, points: { num: 8, den: 1 } })
    const others = { ...schemes.tiers, counts_disqualified: false }
    expect(contestPoints(placed, others)[0]).toMatchObject({ entries: 8 })
  })

  test('shared places share the average; a number of no round has no field', () => {
    const places = [1, 2, 3].map((start_number) => ({ start_number, place: 1, place_to: 3 }))
    const thirds = contestPoints(contest(5, { places }), schemes.wsdc)
    expect(thirds.map(({ points }) => points)).toEqual([1, 2, 3].map(() => fraction(2, 1)))
    const stranger = [{ start_number: 99, place: 1, place_to: 1 }]
    expect(contestPoints(contest(0, { places: stranger }), schemes.wsdc)).toEqual([
      expect.objectContaining({ entries: 0, tier: null, is_finalist: false, points: zero }),
    ])
  })

  test('however places are shared, a contest gives the same sum of points', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 })
    const scheme = fc.constantFrom(
      schemes.wsdc,
      schemes.couples,
      schemes.multipliers,
      schemes.tiers,
    )
    fc.assert(
      fc.property(sizes, scheme, (groups, chosen) => {
        let before = 0
        const places = groups.flatMap((size) => {
          const [place, place_to] = [before + 1, before + size]
          before = place_to
          return numbers(size, place).map((start_number) => ({ start_number, place, place_to }))
        })
        const sum = (one: PlacedContest) =>
          sumOf(contestPoints(one, chosen).map(({ points }) => points))
        expect(sum(contest(before, { places }))).toEqual(sum(contest(before)))
      }),
    )
  })
})
