import { describe, expect, test } from 'vitest'
import { sheet } from '../testing/marks.ts'
import {
  drawPairs,
  relativePlacement,
  toOrdinals,
  type PairingOptions,
  type Partners,
  type RelativePlacementOptions,
} from './scoring.ts'
import { scoringProblem } from '../testing/scoringProblem.ts'

const heads: RelativePlacementOptions = { tieBreak: 'head-to-head' }
const ranked = (rows: string) => rows.split(' / ').map((row) => row.split(',').map(Number))

describe('relative placement', () => {
  test('published example (WSDC, J. Tigges)', () => {
    const ordinals = ranked(
      '5,12,6,12,9,12,10 / 10,1,12,3,7,8,7 / 4,7,7,9,6,3,5 / 2,3,5,1,1,2,2 / 6,6,9,4,2,7,8 / 11,11,3,10,4,10,11 / 1,4,2,2,10,9,3 / 9,9,11,8,5,6,9 / 3,2,1,7,3,1,1 / 8,5,8,6,12,4,6 / 12,8,10,11,11,11,12 / 7,10,4,5,8,5,4',
    )
    const { places } = relativePlacement(ordinals, heads)
    const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
    expect(order.map((entry) => entry + 1)).toEqual([4, 9, 7, 12, 3, 5, 10, 2, 8, 6, 1, 11])
  })
  test('head-to-head: 2nd couple first, then 1st, then 3rd', () => {
    const { places, explain } = relativePlacement(sheet('1212321 2131212 3323133'), heads)
    expect(places).toEqual([2, 1, 3])
    const wins = [
      [0, 3],
      [4, 0],
    ]
    expect(explain).toMatchObject([
      { entry: 0, rule: 7, tieBreak: { by: 'head-to-head', entries: [0, 1], wins } },
      { entry: 1, rule: 7, tieBreak: { by: 'head-to-head', entries: [0, 1], wins } },
      { entry: 2, rule: 5, tieBreak: null },
    ])
  })
  test('two whom as many judges have before each other share', () => {
    expect(relativePlacement(sheet('12 21'), heads)).toMatchObject({
      places: [1.5, 1.5],
      explain: [
        { first: 1, last: 2 },
        { first: 1, last: 2 },
      ],
    })
  })
  test('a head-to-head circle of three or more shares', () => {
    expect(relativePlacement(sheet('123 231 312'), heads).places).toEqual([2, 2, 2])
  })
  test("the chief judge's order breaks ties, and never counts in the majority", () => {
    const options: RelativePlacementOptions = { tieBreak: 'chief-judge', chiefOrdinals: [3, 1, 2] }
    expect(relativePlacement(sheet('123 231 312'), options)).toMatchObject({
      places: [3, 1, 2],
      explain: [
        { tieBreak: { by: 'chief-judge', entries: [0, 1, 2], order: [3, 1, 2] }, rule: 7 },
        {},
        {},
      ],
    })
    expect(relativePlacement(sheet('111 222 333'), options).places).toEqual([1, 2, 3])
  })
  test("where nobody is tied the chief judge's order is not asked for", () => {
    const options: RelativePlacementOptions = { tieBreak: 'chief-judge' }
    expect(relativePlacement(sheet('111 222'), options).places).toEqual([1, 2])
    expect(
      relativePlacement(sheet('122 211 333'), { ...options, chiefOrdinals: [2, 1, null] }).places,
    ).toEqual([2, 1, 3])
  })
  test('a tie that the chief judge left open is refused by name', () => {
    expect(
      scoringProblem(() => relativePlacement(sheet('12 21'), { tieBreak: 'chief-judge' })),
    ).toEqual({
      code: 'missing_chief_order',
      message: 'Entries 1, 2 are tied: the chief judge has no order for entry 1',
      where: { entry: 0, tied: [0, 1] },
    })
    expect(
      scoringProblem(() =>
        relativePlacement(sheet('12 21'), { tieBreak: 'chief-judge', chiefOrdinals: [4, 4] }),
      ),
    ).toEqual({
      code: 'bad_decision',
      message: 'Entry 2: the chief judge has entry 1 at 4 too',
      where: { entry: 1, other: 0 },
    })
  })
  test('ordinals that are no places are refused by name', () => {
    expect(scoringProblem(() => relativePlacement(sheet('12 12'), heads))).toEqual({
      code: 'repeated_mark',
      message: 'Judge 1, entry 2: place 1 is given to entry 1 too',
      where: { judge: 0, entry: 1 },
    })
    expect(scoringProblem(() => relativePlacement([[1, 2], [2]], heads))).toMatchObject({
      code: 'missing_mark',
      where: { judge: 1, entry: 1 },
    })
  })
})

describe('raw scores', () => {
  test('become ordinals judge by judge, the highest first', () => {
    expect(
      toOrdinals([
        [8.5, 70],
        [9.25, 60],
        [3, 80],
      ]),
    ).toEqual([
      [2, 2],
      [1, 3],
      [3, 1],
    ])
  })
  test('two equal ones of one judge are refused', () => {
    expect(
      scoringProblem(() =>
        toOrdinals([
          [8, 1],
          [7, 1],
        ]),
      ),
    ).toEqual({
      code: 'repeated_mark',
      message: 'Judge 2, entry 2: 1 is given to entry 1 too',
      where: { judge: 1, entry: 1 },
    })
    expect(scoringProblem(() => toOrdinals([[8, 1], [7]]))).toMatchObject({ code: 'missing_mark' })
  })
})

describe('pairing for the final', () => {
  const names = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
  const draw = (leaders: number, followers: number, options: Partial<PairingOptions> = {}) =>
    drawPairs(names('L', leaders), names('F', followers), { seed: 'seed', ...options })
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)

  test('random from a stored seed', () => {
    expect(draw(6, 6)).toEqual(draw(6, 6))
    const draws = seeds.map((seed) => JSON.stringify(draw(6, 6, { seed })))
    expect(new Set(draws).size).toBe(seeds.length)
  })
  test('everybody dances once where the roles are as many', () => {
    const pairs = draw(7, 7)
    expect(new Set(pairs.map(({ leader }) => leader)).size).toBe(7)
    expect(new Set(pairs.map(({ follower }) => follower)).size).toBe(7)
    expect(pairs.every(({ scored }) => scored)).toBe(true)
  })
  test.each([
    [3, 7],
    [7, 3],
  ])(
    '%d leaders, %d followers: the smaller role repeats, as evenly as it goes',
    (leads, follows) => {
      for (const seed of seeds) {
        const pairs = draw(leads, follows, { seed })
        expect(pairs).toHaveLength(7)
        const [few, many] =
          leads < follows ? (['leader', 'follower'] as const) : (['follower', 'leader'] as const)
        expect(new Set(pairs.map((pair) => pair[many])).size).toBe(7)
        const dances = [...Map.groupBy(pairs, (pair) => pair[few]).values()]
        expect(dances.map((own) => own.length).sort((one, other) => one - other)).toEqual([2, 2, 3])
        for (const own of dances) expect(own.filter(({ scored }) => scored)).toHaveLength(1)
      }
    },
  )
  test('fewest repeats first', () => {
    const danced = [
      { leader: 'L1', follower: 'F1' },
      { leader: 'L2', follower: 'F1' },
      { leader: 'L3', follower: 'F2' },
    ]
    for (const seed of seeds) {
      const pairs = draw(4, 3, { seed, danced })
      const repeating = pairs.find(({ scored }) => !scored)
      expect(repeating?.follower).toBe('F3')
    }
  })
  test('no partner twice until all are used', () => {
    const danced: Partners[] = []
    for (let pass = 1; pass <= 4; pass += 1) {
      danced.push(...draw(4, 4, { seed: pass, danced }))
      expect(new Set(danced.map(({ leader, follower }) => leader + follower)).size).toBe(pass * 4)
    }
    expect(draw(4, 4, { danced })).toHaveLength(4)
  })
  test('forbidden pairs are honoured', () => {
    const forbidden = [
      { leader: 'L1', follower: 'F1' },
      { leader: 'L1', follower: 'F2' },
      { leader: 'L2', follower: 'F1' },
    ]
    for (const seed of seeds) {
      const pairs = draw(3, 3, { seed, forbidden })
      expect(pairs).toContainEqual({ leader: 'L1', follower: 'F3', scored: true })
      expect(pairs).toContainEqual({ leader: 'L2', follower: 'F2', scored: true })
      const more = draw(3, 4, { seed, forbidden: forbidden.slice(0, 2) })
      expect(
        more.filter(({ leader }) => leader === 'L1').map(({ follower }) => follower),
      ).not.toEqual(expect.arrayContaining(['F1']))
    }
  })
  test('everybody of the smaller role dances, though a partner comes twice', () => {
    const danced = names('L', 3).map((leader) => ({ leader, follower: 'F1' }))
    const pairs = draw(3, 2, { danced })
    expect(new Set(pairs.map(({ follower }) => follower))).toEqual(new Set(['F1', 'F2']))
  })
  test('who may dance with nobody is a refusal, not a pair', () => {
    const forbidden = names('F', 2).map((follower) => ({ leader: 'L1', follower }))
    expect(scoringProblem(() => draw(2, 2, { forbidden }))).toEqual({
      code: 'no_pairing',
      message: 'The forbidden pairs leave somebody without a partner',
      where: { forbidden },
    })
  })
  test('without leaders or followers there are no pairs', () => {
    expect(draw(0, 3)).toEqual([])
    expect(draw(3, 0)).toEqual([])
  })
  test('nobody comes twice', () => {
    expect(scoringProblem(() => drawPairs(['a', 'b'], ['c', 'b'], { seed: 1 }))).toEqual({
      code: 'repeated_entry',
      message: 'Entry b comes twice',
      where: { id: 'b' },
    })
  })
})
