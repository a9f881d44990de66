import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheet } from '../testing/marks.ts'
import { countCallbacks, countCrosses, cut, decideByOrder, type RoundCount } from './scoring.ts'
import { scoringProblem } from '../testing/scoringProblem.ts'

const standing = ({ ranking }: RoundCount) =>
  ranking.map(({ entry, total, first, last }) => [entry, total, first, last])

describe('rule 1: crosses', () => {
  test('«Sum over judges and dances; the A highest go on»', () => {
    const count = countCrosses([sheet('110 111 001 000'), sheet('011 111 100 000')], 2)
    expect(standing(count)).toEqual([
      [1, 6, 1, 1],
      [0, 4, 2, 2],
      [2, 2, 3, 3],
      [3, 0, 4, 4],
    ])
    expect(count.tiedAtCut).toEqual([])
    expect(cut(count, 2)).toEqual({ goingOn: [1, 0], undecided: [] })
  })
  test('those with as many crosses share places; a tie at the cut line is told', () => {
    const count = countCrosses([sheet('11 10 01 00')], 2)
    expect(standing(count)).toEqual([
      [0, 2, 1, 1],
      [1, 1, 2, 3],
      [2, 1, 2, 3],
      [3, 0, 4, 4],
    ])
    expect(count.ranking[1]?.place).toBe(2.5)
    expect(count.tiedAtCut).toEqual([1, 2])
  })
  test('a tie that is all above or all below the line is none at the cut', () => {
    expect(countCrosses([sheet('1 1 0 0')], 2).tiedAtCut).toEqual([])
    expect(countCrosses([sheet('11 11 00 00')], 2).tiedAtCut).toEqual([])
    expect(countCrosses([sheet('10 10 01 01')], 2).tiedAtCut).toEqual([0, 1, 2, 3])
  })
  test('with fewer entries than go on each gets a cross and goes on', () => {
    const count = countCrosses([sheet('11 11')], 6)
    expect(cut(count, 6).goingOn).toEqual([0, 1])
  })
  test('the organiser may ask for another number of crosses', () => {
    expect(countCrosses([sheet('1 1 1 0')], 2, { crosses: 3 }).tiedAtCut).toEqual([0, 1, 2])
  })
  test('nobody goes on from a round of none', () => {
    expect(countCrosses([[]], 3)).toEqual({ ranking: [], tiedAtCut: [] })
  })

  test('a judge with too many or too few crosses is named', () => {
    expect(scoringProblem(() => countCrosses([sheet('10 01 00'), sheet('11 01 00')], 1))).toEqual({
      code: 'wrong_number_of_marks',
      message: 'Dance 2, judge 2: 1 crosses are asked for, 2 are given',
      where: { dance: 1, judge: 1 },
    })
    expect(scoringProblem(() => countCrosses([sheet('1 0 0')], 2))).toMatchObject({
      code: 'wrong_number_of_marks',
      where: { dance: 0, judge: 0 },
    })
  })
  test.each([2, -1, 0.5])('%d is no cross', (mark) => {
    expect(scoringProblem(() => countCrosses([[[1], [mark]]], 1))).toEqual({
      code: 'bad_mark',
      message: `Dance 1, judge 1, entry 2: 1 for a cross or 0, not ${mark}`,
      where: { dance: 0, judge: 0, entry: 1 },
    })
  })
  test('a missing cross, dances of different entries', () => {
    expect(scoringProblem(() => countCrosses([[[1, 0], [0]]], 1))).toMatchObject({
      code: 'missing_mark',
      where: { dance: 0, judge: 1, entry: 1 },
    })
    expect(scoringProblem(() => countCrosses([sheet('1 0'), sheet('1 0 0')], 1))).toMatchObject({
      code: 'unequal_lengths',
    })
  })
  test.each([-1, 1.5])('%d cannot go on', (advance) => {
    expect(scoringProblem(() => countCrosses([sheet('1 0')], advance, { crosses: 1 }))).toEqual({
      code: 'bad_advance',
      message: `A number of entries goes on, not ${advance}`,
      where: { advance },
    })
  })
})

describe('«A tie at the cut line is never settled silently»', () => {
  const count = countCrosses([sheet('11 10 01 00')], 2)

  test('without a decision those tied stay undecided', () => {
    expect(cut(count, 2)).toEqual({ goingOn: [0], undecided: [1, 2] })
  })
  test.each([
    ['all tied', [true, true], [0, 1, 2]],
    ['none tied', [false, false], [0]],
    ['which', [false, true], [0, 2]],
  ])('%s', (_, [first, second], goingOn) => {
    const decision = new Map([
      [1, first === true],
      [2, second === true],
    ])
    expect(cut(count, 2, decision)).toEqual({ goingOn, undecided: [] })
  })
  test('a decision is about those tied, and about all of them', () => {
    expect(scoringProblem(() => cut(count, 2, new Map([[0, true]])))).toEqual({
      code: 'bad_decision',
      message: 'Entry 1 is not tied at the cut',
      where: { entry: 0 },
    })
    expect(scoringProblem(() => cut(count, 2, new Map([[1, true]])))).toEqual({
      code: 'bad_decision',
      message: 'Entry 3 is tied at the cut too',
      where: { entry: 2 },
    })
  })
  test("the chief judge's order: the best of those tied fill the places left", () => {
    const tied = countCrosses([sheet('1111 1000 0100 0010 0001')], 3, { crosses: 2 })
    const order = new Map([
      [1, 4],
      [2, 1],
      [3, 2],
      [4, 3],
    ])
    const decision = decideByOrder(tied, 3, order)
    expect(cut(tied, 3, decision)).toEqual({ goingOn: [0, 2, 3], undecided: [] })
    expect([...decision]).toEqual([
      [2, true],
      [3, true],
      [4, false],
      [1, false],
    ])
  })
  test('the order names each of those tied, each once', () => {
    expect(scoringProblem(() => decideByOrder(count, 2, new Map([[1, 1]])))).toEqual({
      code: 'missing_chief_order',
      message: 'Entry 3: no order of the chief',
      where: { entry: 2, tied: [1, 2] },
    })
    const alike = new Map([
      [1, 1],
      [2, 1],
    ])
    expect(scoringProblem(() => decideByOrder(count, 2, alike))).toEqual({
      code: 'bad_decision',
      message: 'Entry 3: 1 is given twice',
      where: { entry: 2 },
    })
  })
  test('any crosses: as many go on as asked for, or the tie is told', () => {
    const rounds = fc
      .record({ entries: fc.integer({ min: 1, max: 9 }), judges: fc.integer({ min: 1, max: 5 }) })
      .chain(({ entries, judges }) =>
        fc.integer({ min: 0, max: entries }).chain((advance) =>
          fc
            .array(
              fc.shuffledSubarray([...Array(entries).keys()], {
                minLength: advance,
                maxLength: advance,
              }),
              { minLength: judges, maxLength: judges },
            )
            .map((chosen) => ({
              advance,
              marks: Array.from({ length: entries }, (_, entry) =>
                chosen.map((those) => (those.includes(entry) ? 1 : 0)),
              ),
            })),
        ),
      )
    fc.assert(
      fc.property(rounds, ({ advance, marks }) => {
        const count = countCrosses([marks], advance)
        const { goingOn, undecided } = cut(count, advance)
        const total = count.ranking.reduce((sum, { total }) => sum + total, 0)
        expect(total).toBe(advance * (marks[0]?.length ?? 0))
        expect(undecided).toEqual(count.tiedAtCut)
        const isTied = undecided.length > 0
        expect(goingOn.length < advance).toBe(isTied)
        expect(goingOn.length + undecided.length > advance).toBe(isTied)
      }),
    )
  })
})

describe('callbacks of a Jack & Jill prelim', () => {
  // 10, 4.5, 4.3, 4.2 in tenths of a point.
  const [yes, alt1, alt2, alt3, no] = [100, 45, 43, 42, 0]

  test('«Yes 10, Alt1/2/3 4.5 / 4.3 / 4.2, No 0; sums»', () => {
    const count = countCallbacks(
      [
        [yes, yes],
        [yes, alt1],
        [alt1, yes],
        [alt2, alt3],
        [alt3, alt2],
        [no, no],
      ],
      2,
    )
    expect(standing(count)).toEqual([
      [0, 200, 1, 1],
      [1, 145, 2, 3],
      [2, 145, 2, 3],
      [3, 85, 4, 5],
      [4, 85, 4, 5],
      [5, 0, 6, 6],
    ])
    expect(count.tiedAtCut).toEqual([1, 2])
  })
  test('«the number of Yes and of each Alt exact»', () => {
    expect(scoringProblem(() => countCallbacks([[yes], [yes], [alt1], [alt2], [alt3]], 1))).toEqual(
      {
        code: 'wrong_number_of_marks',
        message: 'Judge 1: 1 × yes are asked for, 2 are given',
        where: { judge: 0 },
      },
    )
    expect(
      scoringProblem(() => countCallbacks([[yes], [alt1], [alt3], [alt3], [no]], 1)),
    ).toMatchObject({
      message: 'Judge 1: 1 × alt2 are asked for, 0 are given',
    })
    expect(
      scoringProblem(() => countCallbacks([[yes], [alt1], [alt2], [alt3], [alt3]], 1)),
    ).toMatchObject({ message: 'Judge 1: 1 × alt3 are asked for, 2 are given' })
  })
  test('no more alternates than there are entries left', () => {
    expect(countCallbacks([[yes], [alt1], [alt2]], 1).tiedAtCut).toEqual([])
    expect(countCallbacks([[yes], [yes]], 4).ranking).toHaveLength(2)
    expect(scoringProblem(() => countCallbacks([[yes], [alt1], [no]], 1))).toMatchObject({
      code: 'wrong_number_of_marks',
    })
  })
  test('the organiser may ask for other numbers', () => {
    const numbers = { yes: 1, alt1: 1, alt2: 0, alt3: 0 }
    expect(countCallbacks([[yes], [alt1], [no], [no]], 1, numbers).ranking).toHaveLength(4)
  })
  test('another number is no callback; a missing one is named', () => {
    expect(scoringProblem(() => countCallbacks([[yes], [10]], 1))).toEqual({
      code: 'bad_mark',
      message: 'Judge 1, entry 2: 10 is no callback',
      where: { judge: 0, entry: 1 },
    })
    expect(scoringProblem(() => countCallbacks([[yes, yes], [alt1]], 1))).toMatchObject({
      code: 'missing_mark',
      where: { judge: 1, entry: 1 },
    })
  })
})
