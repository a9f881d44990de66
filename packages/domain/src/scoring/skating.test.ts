import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFinal, anySheet, sheet } from '../testing/marks.ts'
import {
  ScoringError,
  skating,
  type ExplainedPlace,
  type OverallPlace,
  type SkatingExplanation,
} from './scoring.ts'

const rulesOf = (places: readonly ExplainedPlace[]) =>
  places.map((place) => ('rule' in place ? place.rule : null))
/** Marks written entry by entry, one per dance, become dances of one judge. */
const oneJudge = (entries: number[][]) =>
  (entries[0] ?? []).map((_, dance) => entries.map((marks) => [marks[dance] as number]))

/** Every comparison an entry took part in. */
const comparisonsOf = (place: SkatingExplanation['places'][number]) =>
  'steps' in place
    ? place.steps.map((step) =>
        step.rule === 10 ? step.compared : (step.comparison.columns[0]?.compared ?? []),
      )
    : place.columns.map(({ compared }) => compared)

const d = sheet('21511 12255 56122 33336 44464 65643')
const e = sheet('21511 12255 55122 33336 44464 66643')
const k = oneJudge([
  [2, 1, 5, 3, 2],
  [1, 2, 2, 6, 6],
  [6, 6, 1, 1, 3],
  [4, 4, 4, 4, 1],
  [5, 3, 3, 2, 4],
  [3, 5, 6, 5, 5],
])
const n = [
  '11253 22525 33636 45311 66144 54462',
  '12234 53122 44441 31313 25555 66666',
  '11111 23456 34562 45623 52234 66345',
  '11252 56323 22515 33136 45441 64664',
  '15152 32424 26261 51513 63345 44636',
].map(sheet)

describe('published examples (German TSO)', () => {
  test('D: one dance', () => expect(skating([d]).places).toEqual([1, 2, 3, 4, 5, 6]))
  test('E: one dance with a tie', () => expect(skating([e]).places).toEqual([1, 2.5, 2.5, 4, 5, 6]))
  test('K: rule 10', () => expect(skating(k).places).toEqual([1, 2, 3, 4, 5, 6]))
  test('N: rule 11', () => expect(skating(n).places).toEqual([1, 2, 3, 4, 5, 6]))
  test('N: its dances', () =>
    expect(skating(n).dancePlaces).toEqual([
      [1, 2, 4, 3, 5, 6],
      [1, 2, 4, 3, 5, 6],
      [1, 4, 4, 4, 2, 6],
      [1, 4, 2, 3, 5, 6],
      [1, 4, 2, 3, 5, 6],
    ]))
})

describe('rules of one dance, each by itself', () => {
  test('2 to 4: places are 1..n, each once by a judge', () => {
    expect(skating([sheet('1 2 3')]).places).toEqual([1, 2, 3])
  })
  test('5: the only one with a majority in a column takes the next place', () => {
    const { places, explain } = skating([sheet('112 223 331')])
    expect(places).toEqual([1, 2, 3])
    expect(explain.dances[0]).toMatchObject([
      { rule: 5, majority: 2, marks: 3, skipped: [], columns: [{ column: 1 }] },
      { rule: 5, columns: [{ column: 2, compared: [{ entry: 1, count: 2, sum: 4 }] }] },
      { rule: 5, columns: [{ column: 3, compared: [{ entry: 2, count: 3, sum: 7 }] }] },
    ])
  })
  test('6: several have a majority: the larger count first', () => {
    const { places, explain } = skating([sheet('122 231 313')])
    expect(places).toEqual([1, 2, 3])
    const columns = [
      {
        column: 2,
        compared: [
          { entry: 0, count: 3, sum: 5 },
          { entry: 1, count: 2, sum: 3 },
        ],
      },
    ]
    expect(explain.dances[0]?.slice(0, 2)).toMatchObject([
      { entry: 0, rule: 6, skipped: [1], columns },
      { entry: 1, rule: 6, skipped: [1], columns },
    ])
  })
  test('7: equal counts: the smaller sum of the marks counted', () => {
    const { places, explain } = skating([sheet('21132 32221 13313')])
    expect(places).toEqual([1, 2, 3])
    expect(explain.dances[0]?.slice(0, 2)).toMatchObject([
      {
        rule: 7,
        columns: [
          {
            column: 2,
            compared: [
              { count: 4, sum: 6 },
              { count: 4, sum: 7 },
            ],
          },
        ],
      },
      { rule: 7, columns: [{ column: 2 }] },
    ])
  })
  test('7: still equal: the next columns, for those tied only', () => {
    const places = skating([d]).explain.dances[0]
    expect(places?.[1]).toMatchObject({
      rule: 7,
      place: 2,
      columns: [
        {
          column: 2,
          compared: [
            { entry: 1, count: 3, sum: 5 },
            { entry: 2, count: 3, sum: 5 },
          ],
        },
        { column: 3, compared: [{ entry: 1 }, { entry: 2 }] },
        { column: 4, compared: [{ entry: 1 }, { entry: 2 }] },
        {
          column: 5,
          compared: [
            { entry: 1, count: 5 },
            { entry: 2, count: 4 },
          ],
        },
      ],
    })
  })
  test('7: columns exhausted: they share the average of the places', () => {
    const places = skating([e]).explain.dances[0]
    expect(places?.slice(1, 3)).toMatchObject([
      { rule: 7, place: 2.5, first: 2, last: 3 },
      { rule: 7, place: 2.5, first: 2, last: 3 },
    ])
    expect(places?.[1]?.columns.map(({ column }) => column)).toEqual([2, 3, 4, 5, 6])
    expect(places?.[3]).toMatchObject({ place: 4, first: 4, last: 4, rule: 5 })
  })
  test('8: nobody has a majority: the next column', () => {
    const { places, explain } = skating([sheet('122 234 313 441')])
    expect(places).toEqual([1, 3, 2, 4])
    expect(explain.dances[0]?.[0]).toMatchObject({
      rule: 8,
      skipped: [1],
      columns: [{ column: 2 }],
    })
    expect(explain.dances[0]?.[2]).toMatchObject({ rule: 6, skipped: [] })
  })
  test('an even number of judges: the majority is more than half', () => {
    const { places, explain } = skating([sheet('1122 2211 3333')])
    expect(explain.dances[0]?.[0]).toMatchObject({ majority: 3, marks: 4, skipped: [1] })
    expect(places).toEqual([1.5, 1.5, 3])
  })
  test('with one dance its places are the places', () => {
    const { places, explain } = skating([e])
    expect(explain.places).toEqual(explain.dances[0])
    expect(places).toEqual(explain.places.map(({ place }) => place))
  })
})

describe('rules over all dances, each by itself', () => {
  const overall = (dances: number[][][]) => skating(dances).explain.places as OverallPlace[]

  test('9: the smallest sum of dance places is first', () => {
    const places = overall(['1 2 3', '1 3 2', '1 2 3'].map(sheet))
    expect(places).toMatchObject([
      { entry: 0, place: 1, rule: 9, total: 3, tied: [0], steps: [] },
      { entry: 1, place: 2, rule: 9, total: 7 },
      { entry: 2, place: 3, rule: 9, total: 8 },
    ])
  })
  test('9: shared dance places are added as their average', () => {
    const { places, dancePlaces, explain } = skating(
      ['1122 2211 3333', '1111 2222 3333'].map(sheet),
    )
    expect(dancePlaces[0]).toEqual([1.5, 1.5, 3])
    expect(places).toEqual([1, 2, 3])
    expect(explain.places).toMatchObject([{ total: 2.5 }, { total: 3.5 }, { total: 6 }])
  })
  test('10: equal sums: who has more dance places as good as the place', () => {
    const places = overall(['1 2 3 4', '1 2 3 4', '4 2 1 3'].map(sheet))
    expect(places.slice(0, 2)).toMatchObject([
      {
        place: 1,
        rule: 10,
        total: 6,
        tied: [0, 1],
        steps: [
          {
            rule: 10,
            place: 1,
            compared: [
              { count: 2, sum: 2 },
              { count: 0, sum: 0 },
            ],
          },
        ],
      },
      { place: 2, rule: 10, steps: [{ rule: 10, place: 1 }] },
    ])
  })
  test('10: equal numbers: the smaller sum of those dance places', () => {
    const places = overall(k)
    expect(places.map(({ total }) => total)).toEqual([13, 17, 17, 17, 17, 24])
    expect(places.slice(1, 5)).toMatchObject([
      { place: 2, steps: [{ place: 2, compared: [{ entry: 1, count: 3 }, {}, {}, {}] }] },
      { place: 3, steps: [{ place: 2 }, { place: 3, compared: [{ count: 3, sum: 5 }, {}, {}] }] },
      { place: 4 },
      { place: 5 },
    ])
    expect(rulesOf(places)).toEqual([9, 10, 10, 10, 10, 9])
  })
  test('10: after one is placed, all that remain are examined again for the next place', () => {
    const [, , third] = overall(k)
    expect(third?.steps.map(({ rule, place }) => [rule, place])).toEqual([
      [10, 2],
      [10, 3],
    ])
  })
  test('10: fractional places compare as numbers', () => {
    // 1.5 counts among the places as good as 2.
    const places = overall(['1122 2211 3333', '2222 3333 1111', '3333 2222 1111'].map(sheet))
    expect(places.map(({ total }) => total)).toEqual([6.5, 6.5, 5])
    expect(places[0]?.steps[0]).toMatchObject({
      place: 2,
      compared: [
        { entry: 0, count: 2, sum: 3.5 },
        { entry: 1, count: 2, sum: 3.5 },
      ],
    })
  })
  test('11: still equal: the pool of all marks, beginning at the column of the place', () => {
    const places = overall(n)
    expect(rulesOf(places)).toEqual([9, 11, 11, 10, 9, 9])
    expect(places[1]?.steps).toMatchObject([
      { rule: 10, place: 2, compared: [{ count: 2, sum: 4 }, { count: 2, sum: 4 }, { count: 0 }] },
      {
        rule: 11,
        place: 2,
        comparison: {
          majority: 13,
          marks: 25,
          skipped: [2],
          columns: [
            {
              column: 3,
              compared: [
                { entry: 1, count: 15 },
                { entry: 2, count: 12 },
              ],
            },
          ],
        },
      },
    ])
    expect(places[2]?.steps).toEqual(places[1]?.steps)
  })
  test('11: those left of its group come before the rest of the tie', () => {
    expect(skating(n).places.slice(1, 4)).toEqual([2, 3, 4])
    expect(skating(n).explain.places[3]).toMatchObject({ place: 4, rule: 10 })
  })
  test('11: equal to the last column: they share the average', () => {
    const { places, explain } = skating(['1 2 3', '2 1 3'].map(sheet))
    expect(places).toEqual([1.5, 1.5, 3])
    expect(explain.places[0]).toMatchObject({ rule: 11, first: 1, last: 2, tied: [0, 1] })
  })
})

describe('input that cannot be is refused by name', () => {
  const refusal = (dances: number[][][]) => {
    try {
      skating(dances)
    } catch (error) {
      if (!(error instanceof ScoringError)) throw error
      return { code: error.code, message: error.message, where: error.where }
    }
    return null
  }
  const missing = undefined as unknown as number

  test('one judge gives a place twice', () => {
    expect(refusal([sheet('12 21'), sheet('11 21')])).toEqual({
      code: 'repeated_mark',
      message: 'Dance 2, judge 2, entry 2: place 1 is given to entry 1 too',
      where: { dance: 1, judge: 1, entry: 1 },
    })
  })
  test.each([0, 4, 1.5, -1, Number.POSITIVE_INFINITY])('a mark of %d', (mark) => {
    expect(refusal([[[1], [mark], [2]]])).toEqual({
      code: 'bad_mark',
      message: `Dance 1, judge 1, entry 2: a place from 1 to 3, not ${mark}`,
      where: { dance: 0, judge: 0, entry: 1 },
    })
  })
  test.each([missing, Number.NaN, null as unknown as number, '1' as unknown as number])(
    'a mark that is missing: %s',
    (mark) => {
      expect(
        refusal([
          [
            [1, 1],
            [2, mark],
          ],
        ]),
      ).toEqual({
        code: 'missing_mark',
        message: 'Dance 1, judge 2, entry 2: the mark is missing',
        where: { dance: 0, judge: 1, entry: 1 },
      })
    },
  )
  test('a row that is too short', () => {
    expect(refusal([[[1], [2, 1]]])).toMatchObject({
      code: 'missing_mark',
      where: { dance: 0, judge: 1, entry: 0 },
    })
  })
  test('dances of different entries', () => {
    expect(refusal([sheet('1 2'), sheet('1 2 3')])).toEqual({
      code: 'unequal_lengths',
      message: 'Dance 2: marks of 3 entries, not 2',
      where: { dance: 1 },
    })
  })
  test('no dances, no judges', () => {
    expect(refusal([])).toMatchObject({ code: 'no_dances', message: 'There are no dances' })
    expect(refusal([[[], []]])).toEqual({
      code: 'no_judges',
      message: 'There are no marks of any judge',
      where: { dance: 0 },
    })
  })
  test('nobody danced: no places', () => {
    expect(skating([[]])).toMatchObject({ dancePlaces: [[]], places: [] })
    expect(skating([[], []])).toMatchObject({ dancePlaces: [[], []], places: [] })
  })
})

describe('any final', () => {
  const permuted = <T>(items: readonly T[], order: readonly number[]) =>
    order.map((at) => items[at] as T)
  const orderOf = (items: readonly unknown[]) =>
    fc.shuffledSubarray([...items.keys()], { minLength: items.length })

  test('judges in another order change nothing', () => {
    fc.assert(
      fc.property(
        anyFinal.chain((dances) =>
          fc.record({ dances: fc.constant(dances), order: orderOf(dances[0]?.[0] ?? []) }),
        ),
        ({ dances, order }) => {
          // Who has left before a dance has no mark in it.
          const other = dances.map((sheet) =>
            sheet.map((marks) =>
              permuted(
                marks,
                order.filter((judge) => judge < marks.length),
              ),
            ),
          )
          expect(skating(other).places).toEqual(skating(dances).places)
        },
      ),
    )
  })
  test('entries in another order have the same places', () => {
    fc.assert(
      fc.property(
        anyFinal.chain((dances) =>
          fc.record({ dances: fc.constant(dances), order: orderOf(dances[0] ?? []) }),
        ),
        ({ dances, order }) => {
          const other = skating(dances.map((sheet) => permuted(sheet, order))).places
          expect(other).toEqual(permuted(skating(dances).places, order))
        },
      ),
    )
  })
  test('dances in another order change nothing', () => {
    fc.assert(
      fc.property(anyFinal, (dances) => {
        expect(skating(dances.toReversed()).places).toEqual(skating(dances).places)
      }),
    )
  })
  test('places sum to n(n+1)/2, in each dance and over all', () => {
    fc.assert(
      fc.property(anyFinal, (dances) => {
        const { places, dancePlaces } = skating(dances)
        for (const of of [places, ...dancePlaces]) {
          expect(of.reduce((sum, place) => sum + place, 0)).toBe((of.length * (of.length + 1)) / 2)
        }
      }),
    )
  })
  test('whom all judges have first in all dances is first', () => {
    fc.assert(
      fc.property(anyFinal, (dances) => {
        const winner = 0
        const unanimous = dances.map((sheet) =>
          sheet.map((marks, entry) =>
            marks.map((mark, judge) => {
              const first = sheet[winner]?.[judge] as number
              if (entry === winner) return 1
              return mark < first ? mark + 1 : mark
            }),
          ),
        )
        expect(skating(unanimous).places[winner]).toBe(1)
      }),
    )
  })
  test('rules 5 to 8: a better mark never costs a place', () => {
    fc.assert(
      fc.property(anySheet, fc.nat(), fc.nat(), (sheet, whose, which) => {
        const entry = whose % sheet.length
        const judge = which % (sheet[0]?.length ?? 1)
        const mark = sheet[entry]?.[judge] as number
        fc.pre(mark > 1)
        const better = sheet.map((marks, at) =>
          marks.map((given, by) => {
            if (by !== judge) return given
            if (at === entry) return mark - 1
            return given === mark - 1 ? mark : given
          }),
        )
        const before = skating([sheet]).places[entry] as number
        expect(skating([better]).places[entry]).toBeLessThanOrEqual(before)
      }),
    )
  })
  test('every place says how it came: its range, its rule, and comparisons it took part in', () => {
    fc.assert(
      fc.property(anyFinal, (dances) => {
        const { places, explain } = skating(dances)
        for (const [entry, place] of explain.places.entries()) {
          expect(place.entry).toBe(entry)
          expect((place.first + place.last) / 2).toBe(places[entry])
          expect(places.filter((other) => other === places[entry])).toHaveLength(
            place.last - place.first + 1,
          )
          for (const compared of comparisonsOf(place)) {
            expect(compared.map(({ entry }) => entry)).toContain(entry)
          }
        }
      }),
    )
  })
})
