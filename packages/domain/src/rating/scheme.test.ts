import { describe, expect, test } from 'vitest'

import { zero } from '../scoring/fraction.ts'
import { ratingSchemes as schemes } from '../testing/ratingSchemes.ts'
import { checkScheme } from './checkScheme.ts'
import { readTies, readWindow, type PointsScheme } from './scheme.ts'
import type { ResultPoints } from './resultPoints.ts'
import { formulaText, pointsCount, pointsRule, pointsText } from './words.ts'

const problems = (more: Partial<PointsScheme>) =>
  Object.keys(checkScheme({ ...schemes.wsdc, ...more }))
const many = <T>(one: T) => Array<T>(201).fill(one)

describe('the rules of a scheme', () => {
  test.each(Object.entries(schemes))('%s has no problem', (_, scheme) => {
    expect(checkScheme(scheme)).toEqual({})
  })
  test('a name, a day, tiers or a formula', () => {
    expect(problems({ name: ' ', starts_on: '2027-02-30', tiers: [] })).toEqual([
      'name',
      'starts_on',
      'tiers',
    ])
  })
  test('tiers begin at different numbers and have points', () => {
    expect(
      problems({
        tiers: [
          { from: 0, points: [1] },
          { from: 5, points: [], rest: null },
          { from: 5, points: [-1], rest: { points: 1.5, to: 0 } },
          { from: 6, points: many(1) },
        ],
      }),
    ).toEqual([
      'tiers.0.from',
      'tiers.1.points',
      'tiers.2.from',
      'tiers.2.points',
      'tiers.2.rest.points',
      'tiers.2.rest.to',
      'tiers.3.points',
    ])
  })
  test('numbers of a formula, kinds, window, promotions', () => {
    const formula = { from: 0, per_entry: -1, per_place: 0.5, plus: 1e9, to: 0 }
    const promotions = [{ level: 'x'.repeat(101), points: 0, to: '' }]
    const kind = { kind: 'Кубок', percent: -1 }
    expect(problems({ formula })).toEqual([
      'formula.from',
      'formula.per_entry',
      'formula.per_place',
      'formula.plus',
      'formula.to',
    ])
    expect(problems({ multipliers: [kind, { kind: 'кубок ', percent: 100 }] })).toEqual([
      'multipliers.0.percent',
      'multipliers.1.kind',
    ])
    expect(problems({ window: { kind: 'rolling', months: 0 } })).toEqual(['window.months'])
    expect(problems({ window: { kind: 'season', from_month: 13 } })).toEqual(['window.from_month'])
    expect(problems({ best: 0, minimum: 0 })).toEqual(['best', 'minimum'])
    expect(problems({ promotions })).toEqual([
      'promotions.0.level',
      'promotions.0.points',
      'promotions.0.to',
    ])
    expect(problems({ promotions: many({ level: '', points: 1, to: 'C' }) })).toEqual([
      'promotions',
    ])
  })
})

describe('what was sent', () => {
  test('a window and who comes first are read; a number that lacks is refused', () => {
    expect(readWindow({ kind: 'rolling', months: 12 })).toEqual({ kind: 'rolling', months: 12 })
    expect(readWindow({ kind: 'season', from_month: 9 })).toEqual({ kind: 'season', from_month: 9 })
    expect(readWindow({ kind: 'all' })).toEqual({ kind: 'all' })
    expect(problems({ window: readWindow({ kind: 'rolling' }) })).toEqual(['window.months'])
    expect(problems({ window: readWindow({ kind: 'season' }) })).toEqual(['window.from_month'])
    expect(['fewer-events', 'shared'].map(readTies)).toEqual(['fewer-events', 'shared'])
  })
})

describe('words', () => {
  test('points are exact', () => {
    const texts = [zero, { num: 15, den: 2 }, { num: 10, den: 3 }, { num: 1, den: 3 }].map(
      pointsText,
    )
    expect(texts).toEqual(['0', '7,5', '3\u00A01/3', '1/3'])
    expect(pointsCount({ num: 21, den: 1 })).toBe('21\u00A0очко')
  })
  test('a formula reads as one', () => {
    const text = (per_entry: number, per_place: number, plus: number) =>
      formulaText({ per_entry, per_place, plus })
    expect(text(1, 1, 1)).toBe('участники − место + 1')
    expect(text(2, 0, -3)).toBe('2 × участники − 3')
    expect(text(0, 1, 0)).toBe('−место')
    expect(text(0, 0, 0)).toBe('0')
  })
  const result: ResultPoints & { place: number; place_to: number } = {
    role: null,
    entries: 24,
    other_role_entries: null,
    is_finalist: true,
    tier: 20,
    percent: 100,
    points: { num: 8, den: 1 },
    place: 2,
    place_to: 2,
  }
  test.each<[string, Partial<typeof result>, PointsScheme]>([
    ['24\u00A0участника, ступень 20–39, место\u00A02: 8\u00A0очков', {}, schemes.wsdc],
    ['24\u00A0участника, ступень от 130, место\u00A02: 8\u00A0очков', { tier: 130 }, schemes.wsdc],
    [
      '24\u00A0участника, до первой ступени не хватает участников, место\u00A02: 8\u00A0очков',
      { tier: null },
      schemes.wsdc,
    ],
    [
      '24\u00A0участника, участники − место + 1, место\u00A02–3, поровну между разделившими место: 8\u00A0очков',
      { place_to: 3 },
      schemes.couples,
    ],
    [
      '24\u00A0участника, ступень от 20, место\u00A02, очки только за финал: 0\u00A0очков',
      { is_finalist: false, points: zero },
      schemes.finals,
    ],
    [
      'ведущих 24, ведомых 11, ступень 20–39, место\u00A02, вид турнира ×2,5: 8\u00A0очков',
      { role: 'leader', other_role_entries: 11, percent: 250 },
      schemes.wsdc,
    ],
    [
      'ведомых 24, ведущих 0, ступень 20–39, место\u00A02: 8\u00A0очков',
      { role: 'follower' },
      schemes.wsdc,
    ],
  ])('%s', (text, more, scheme) => {
    expect(pointsRule({ ...result, ...more }, scheme)).toBe(text)
  })
})
