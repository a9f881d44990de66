import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratingPoints, scorePoints, type PointsOptions, type RatedPlace } from './scoring.ts'
import { scoringProblem } from '../testing/scoringProblem.ts'

const one = [{ name: 'Техника', max: 100 }]
const two = [...one, { name: 'Образ', max: 100 }]
const off: PointsOptions = { criteria: two }

describe('points', () => {
  test('«Total = sum over judges», over criteria and dances, in tenths', () => {
    const technique = [
      [85, 90],
      [70, 70],
    ]
    const image = [
      [50, 60],
      [99, 100],
    ]
    const { places, totals, maximum, explain } = scorePoints([[technique, image]], off)
    expect(totals).toEqual([285, 339])
    expect(places).toEqual([2, 1])
    expect(maximum).toBe(400)
    expect(explain[1]).toEqual({
      entry: 1,
      place: 1,
      first: 1,
      last: 1,
      total: 339,
      deduction: 0,
      criteria: [140, 199],
      dropped: [],
      decidedBy: null,
      degree: null,
    })
    expect(
      scorePoints(
        [
          [technique, image],
          [technique, image],
        ],
        off,
      ),
    ).toMatchObject({
      totals: [570, 678],
      maximum: 800,
    })
  })
  test('«Ties: the higher sum of the first criterion, then the next; then a shared place»', () => {
    const { places, explain } = scorePoints(
      [
        [
          [[50], [60], [40], [50]],
          [[50], [40], [60], [50]],
        ],
      ],
      off,
    )
    expect(places).toEqual([2.5, 1, 4, 2.5])
    expect(explain.map(({ decidedBy }) => decidedBy)).toEqual([0, 0, 0, 0])
    const three = { criteria: [...two, { name: 'Музыка', max: 100 }] }
    const next = scorePoints(
      [
        [
          [[50], [50]],
          [[20], [30]],
          [[30], [20]],
        ],
      ],
      three,
    )
    expect(next.places).toEqual([2, 1])
    expect(next.explain.map(({ decidedBy }) => decidedBy)).toEqual([1, 1])
  })
  test("the chief judge's deductions come off the total", () => {
    const { places, totals, explain } = scorePoints([[[[90], [85]]]], {
      criteria: one,
      deductions: [10],
    })
    expect(totals).toEqual([80, 85])
    expect(places).toEqual([2, 1])
    expect(explain[0]).toMatchObject({ deduction: 10, criteria: [90] })
  })
  test.each([-1, 0.5, Number.NaN])('a deduction of %d is none', (deduction) => {
    expect(
      scoringProblem(() =>
        scorePoints([[[[90], [85]]]], { criteria: one, deductions: [0, deduction] }),
      ),
    ).toEqual({
      code: 'bad_deduction',
      message: `Entry 2: whole tenths are taken off, not ${deduction}`,
      where: { entry: 1 },
    })
  })
})

describe('«optionally the highest and the lowest judge are dropped (from 5 judges up)»', () => {
  test('by criterion', () => {
    const { totals, maximum, explain } = scorePoints(
      [[[[10, 20, 30, 40, 50]], [[50, 10, 20, 30, 40]]]],
      { criteria: two, drop: 'criterion' },
    )
    expect(totals).toEqual([180])
    expect(maximum).toBe(600)
    expect(explain[0]).toMatchObject({
      criteria: [90, 90],
      dropped: [
        { dance: 0, criterion: 0, judge: 0 },
        { dance: 0, criterion: 0, judge: 4 },
        { dance: 0, criterion: 1, judge: 1 },
        { dance: 0, criterion: 1, judge: 0 },
      ],
    })
  })
  test('by total', () => {
    const { totals, explain } = scorePoints([[[[10, 20, 30, 40, 50]], [[90, 10, 20, 30, 40]]]], {
      criteria: two,
      drop: 'total',
    })
    // Totals of judges: 100, 30, 50, 70, 90.
    expect(totals).toEqual([210])
    expect(explain[0]).toMatchObject({
      criteria: [120, 90],
      dropped: [
        { dance: 0, criterion: 0, judge: 1 },
        { dance: 0, criterion: 0, judge: 0 },
        { dance: 0, criterion: 1, judge: 1 },
        { dance: 0, criterion: 1, judge: 0 },
      ],
    })
  })
  test('by total, over all dances', () => {
    const { explain } = scorePoints([[[[10, 20, 30, 40, 50]]], [[[90, 20, 30, 40, 10]]]], {
      criteria: one,
      drop: 'total',
    })
    expect(explain[0]?.dropped).toEqual([
      { dance: 0, criterion: 0, judge: 1 },
      { dance: 0, criterion: 0, judge: 0 },
      { dance: 1, criterion: 0, judge: 1 },
      { dance: 1, criterion: 0, judge: 0 },
    ])
  })
  test('four judges all count', () => {
    for (const drop of ['criterion', 'total'] as const) {
      const { totals, maximum } = scorePoints([[[[10, 20, 30, 40]]]], { criteria: one, drop })
      expect([totals, maximum]).toEqual([[100], 400])
    }
  })
  test('judges in another order change nothing', () => {
    const mark = fc.integer({ min: 0, max: 3 })
    const sheets = fc.integer({ min: 5, max: 7 }).chain((judges) =>
      fc.record({
        order: fc.shuffledSubarray([...Array(judges).keys()], { minLength: judges }),
        sheets: fc.array(
          fc.array(fc.array(mark, { minLength: judges, maxLength: judges }), {
            minLength: 3,
            maxLength: 3,
          }),
          { minLength: 2, maxLength: 2 },
        ),
      }),
    )
    fc.assert(
      fc.property(sheets, fc.constantFrom('criterion', 'total'), ({ sheets, order }, drop) => {
        const options = { criteria: two, drop } as const
        const other = sheets.map((sheet) =>
          sheet.map((marks) => order.map((judge) => marks[judge] as number)),
        )
        const right = scorePoints([sheets], options)
        expect(scorePoints([other], options)).toMatchObject({
          places: right.places,
          totals: right.totals,
        })
        const { places } = right
        expect(places.reduce((sum, place) => sum + place, 0)).toBe(6)
      }),
    )
  })
})

describe('degrees by percent of the maximum', () => {
  const degrees = [
    { title: 'Дипломант I степени', from_percent: 60 },
    { title: 'Лауреат I степени', from_percent: 90 },
    { title: 'Лауреат II степени', from_percent: 80 },
  ]
  test('the highest that is reached, the threshold included', () => {
    const { degrees: given } = scorePoints([[[[90], [89], [80], [79], [60], [59]]]], {
      criteria: one,
      degrees,
    })
    expect(given).toEqual([
      'Лауреат I степени',
      'Лауреат II степени',
      'Лауреат II степени',
      'Дипломант I степени',
      'Дипломант I степени',
      null,
    ])
  })
  test('of what counts: dropped judges make no maximum, deductions come off', () => {
    const marks = [[[[90, 90, 90, 90, 0]]]]
    expect(scorePoints(marks, { criteria: one, degrees, drop: 'criterion' }).degrees).toEqual([
      'Лауреат I степени',
    ])
    expect(
      scorePoints(marks, { criteria: one, degrees, drop: 'criterion', deductions: [1] }).degrees,
    ).toEqual(['Лауреат II степени'])
  })
})

describe('points that cannot be are refused by name', () => {
  test.each([-1, 101, 0.5])('%d', (mark) => {
    expect(scoringProblem(() => scorePoints([[[[1, 1]], [[1, mark]]]], off))).toEqual({
      code: 'bad_mark',
      message: `Dance 1, criterion 2, judge 2, entry 1: 0 to 100 tenths, not ${mark}`,
      where: { dance: 0, criterion: 1, judge: 1, entry: 0 },
    })
  })
  test('0 and the maximum are points', () => {
    expect(scorePoints([[[[0], [100]]]], { criteria: one }).totals).toEqual([0, 100])
  })
  test('a missing mark, other entries, no dances', () => {
    expect(scoringProblem(() => scorePoints([[[[1, 1], [1]]]], { criteria: one }))).toMatchObject({
      code: 'missing_mark',
    })
    expect(scoringProblem(() => scorePoints([[[[1]], [[1], [1]]]], off))).toMatchObject({
      code: 'unequal_lengths',
    })
    expect(scoringProblem(() => scorePoints([], off))).toMatchObject({ code: 'no_dances' })
  })
  test('criteria that are not those of the marks', () => {
    expect(scoringProblem(() => scorePoints([[[[1]]]], off))).toEqual({
      code: 'unequal_lengths',
      message: 'Dance 1: marks are for 2 criteria',
      where: { dance: 0 },
    })
    for (const criteria of [[], [{ name: 'Техника', max: 0 }], [{ name: 'Техника', max: 9.5 }]]) {
      expect(scoringProblem(() => scorePoints([[[[1]]]], { criteria }))).toMatchObject({
        code: 'bad_criteria',
        message: 'Every criterion has a maximum, whole tenths above 0',
      })
    }
  })
})

describe('rating points (WSDC since 2018)', () => {
  const points = (place: number, entries: number, more: Partial<RatedPlace> = {}) =>
    ratingPoints({ place, entries, ...more })

  test.each([
    [5, [3, 2, 1, 0, 0], 0, 5],
    [10, [3, 2, 1, 0, 0], 0, 10],
    [11, [6, 4, 3, 2, 1], 0, 11],
    [19, [6, 4, 3, 2, 1], 0, 19],
    [20, [10, 8, 6, 4, 2], 1, 10],
    [39, [10, 8, 6, 4, 2], 1, 10],
    [40, [15, 12, 10, 8, 6], 1, 12],
    [79, [15, 12, 10, 8, 6], 1, 12],
    [80, [20, 16, 14, 12, 10], 2, 15],
    [129, [20, 16, 14, 12, 10], 2, 15],
    [130, [25, 22, 18, 15, 12], 2, 15],
    [500, [25, 22, 18, 15, 12], 2, 15],
  ])('%d entries', (entries, first, rest, to) => {
    expect(first.map((_, at) => points(at + 1, entries))).toEqual(
      first.map((num) => ({ num, den: 1 })),
    )
    const after = [6, to].filter((place) => place > 5 && place <= to)
    expect(after.map((place) => points(place, entries).num)).toEqual(after.map(() => rest))
    expect(points(to + 1, entries)).toEqual({ num: 0, den: 1 })
  })
  test('under 5 entries: 0 points', () => {
    expect(points(1, 4)).toEqual({ num: 0, den: 1 })
    expect(points(1, 0)).toEqual({ num: 0, den: 1 })
  })
  test("Jack & Jill: the tier is the own role's, and both need 5", () => {
    expect(points(1, 20, { otherRoleEntries: 5 })).toEqual({ num: 10, den: 1 })
    expect(points(1, 20, { otherRoleEntries: 4 })).toEqual({ num: 0, den: 1 })
  })
  test('shared places share the average, kept exact', () => {
    expect(points(1, 20, { placeTo: 2 })).toEqual({ num: 9, den: 1 })
    expect(points(2, 5, { placeTo: 3 })).toEqual({ num: 3, den: 2 })
    expect(points(3, 11, { placeTo: 5 })).toEqual({ num: 2, den: 1 })
    expect(points(4, 11, { placeTo: 6 })).toEqual({ num: 1, den: 1 })
    expect(points(5, 11, { placeTo: 7 })).toEqual({ num: 1, den: 3 })
    expect(points(8, 20, { placeTo: 13 })).toEqual({ num: 1, den: 2 })
  })
  test('a scheme of the team, its tiers in any order', () => {
    const scheme = {
      tiers: [
        { from: 10, points: [5] },
        { from: 2, points: [1] },
      ],
    }
    expect(ratingPoints({ place: 1, entries: 12 }, scheme)).toEqual({ num: 5, den: 1 })
    expect(ratingPoints({ place: 1, entries: 2 }, scheme)).toEqual({ num: 1, den: 1 })
  })
  test.each([
    [0, 0],
    [1.5, 2],
    [1, 1.5],
    [3, 2],
  ])('a place of %d to %d is none', (place, placeTo) => {
    expect(scoringProblem(() => points(place, 20, { placeTo }))).toEqual({
      code: 'bad_place',
      message: `No place: ${place} to ${placeTo}`,
      where: { place, placeTo },
    })
  })
  test.each([-1, 2.5])('%d entries are none', (entries) => {
    expect(scoringProblem(() => points(1, entries))).toEqual({
      code: 'bad_count',
      message: `A number of entries, not ${entries}`,
      where: { entries },
    })
  })
})
