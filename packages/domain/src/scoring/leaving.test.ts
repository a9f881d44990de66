import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileRound, resultFile } from '../testing/resultFile.ts'
import { judgeRound } from './judgeRound.ts'
import { roundTable } from './roundTable.ts'
import { callbackTenths, type FileMarks, type FileRound, type RoundKind } from './scoring.ts'

// Who leaves in the middle of a dance has marks of some judges and none of others. They are left out: «`skating` gets
// only those who danced» (docs/rules/scoring.md, «Who leaves»).

type Values = Record<number, number>

/** A round of one dance: who stays is 1, 2, …, who left comes after. */
function leftRound(
  kind: RoundKind,
  { staying, gone, advance = 0 }: { staying: number; gone: number; advance?: number },
  sheets: readonly Values[],
): FileRound {
  const numbers = Array.from({ length: staying + gone }, (_, at) => at + 1)
  return {
    ...fileRound({ kind, index: kind === 'crosses' || kind === 'callbacks' ? 1 : 0, advance }),
    entries: numbers.map((start_number) => ({
      start_number,
      status: start_number > staying ? 'withdrawn' : 'danced',
      role: null,
    })),
    marks: sheets.map((values, judge): FileMarks => ({
      dance: 'Вальс',
      attempt: 1,
      counted: true,
      judge: String.fromCharCode(65 + judge),
      criterion: kind === 'points' ? 'Техника' : null,
      values,
    })),
  }
}

const contest = resultFile([], {}, { criteria: [{ name: 'Техника', max: 100 }] }).contest
const outcomeOf = (round: FileRound) => {
  const { ranks, goingOn, undecided, reasons } = judgeRound(round, contest, [])
  return { ranks: [...ranks], goingOn, undecided, reasons: [...reasons] }
}

/** A judge's order of those they marked: who stays, and some of those who left. */
interface Order {
  /** All numbers, the best first. */
  order: number[]
  /** Of those who left, who was marked before. */
  marked: number[]
}

interface Case {
  staying: number
  gone: number
  advance: number
  judges: Order[]
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    staying: fc.integer({ min: 1, max: 6 }),
    gone: fc.integer({ min: 1, max: 3 }),
    advance: fc.integer({ min: 1, max: 6 }),
    judges: fc.integer({ min: 1, max: 5 }),
  })
  .chain(({ staying, gone, advance, judges }) => {
    const numbers = Array.from({ length: staying + gone }, (_, at) => at + 1)
    const judge = fc.record({
      order: fc.shuffledSubarray(numbers, { minLength: numbers.length }),
      marked: fc.subarray(numbers.slice(staying)),
    })
    return fc.record({
      staying: fc.constant(staying),
      gone: fc.constant(gone),
      advance: fc.constant(advance),
      judges: fc.array(judge, { minLength: judges, maxLength: judges }),
    })
  })

/** Those whom a judge marked, the best first. */
const markedOf = ({ staying }: Case, { order, marked }: Order) =>
  order.filter((number) => number <= staying || marked.includes(number))
const places = (order: readonly number[]): Values =>
  Object.fromEntries(order.map((number, at) => [number, at + 1]))
const withoutGone = ({ staying }: Case, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([number]) => Number(number) <= staying))

const brushes = ['yes', 'alt1', 'alt2', 'alt3'] as const
/** «Да» for as many as go on, then each of the alternates, then «Нет». */
const callbacks = (order: readonly number[], advance: number): Values =>
  Object.fromEntries(
    order.map((number, at) => {
      const brush = at < advance ? 'yes' : (brushes[at - advance + 1] ?? 'no')
      return [number, callbackTenths[brush] / 10]
    }),
  )

/** The higher total first; equal ones share the average of their places. */
const sharedPlaces = (totals: readonly number[]) =>
  totals.map((total) => {
    const before = totals.filter((other) => other > total).length
    const equal = totals.filter((other) => other === total).length
    return before + (equal + 1) / 2
  })

describe('who left in the middle of a dance, whoever marked them', () => {
  test.each(['skating', 'relative-placement'] as const)('%s: places close up', (kind) => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const order = given.judges.map((judge) => markedOf(given, judge))
        const round = leftRound(kind, given, order.map(places))
        const closed = order.map((one) => one.filter((number) => number <= given.staying))
        const alone = leftRound(kind, { ...given, gone: 0 }, closed.map(places))
        expect(outcomeOf(round)).toEqual(outcomeOf(alone))
      }),
    )
  })
  test('crosses: those of who stays are counted, those of who left are given to nobody', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const sheets = given.judges.map((judge) => {
          const order = markedOf(given, judge)
          return Object.fromEntries(order.map((number, at) => [number, at < given.advance ? 1 : 0]))
        })
        const { ranks } = judgeRound(leftRound('crosses', given, sheets), contest, [])
        const totals = Array.from({ length: given.staying }, (_, at) =>
          sheets.reduce((sum, values) => sum + (values[at + 1] ?? 0), 0),
        )
        expect([...ranks.values()]).toEqual(sharedPlaces(totals))
      }),
    )
  })
  test('callbacks: the same', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const sheets = given.judges.map((judge) => callbacks(markedOf(given, judge), given.advance))
        const { ranks } = judgeRound(leftRound('callbacks', given, sheets), contest, [])
        const totals = Array.from({ length: given.staying }, (_, at) =>
          sheets.reduce((sum, values) => sum + Math.round((values[at + 1] ?? 0) * 10), 0),
        )
        expect([...ranks.values()]).toEqual(sharedPlaces(totals))
      }),
    )
  })
  test('points: as without them', () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const sheets = given.judges.map((judge) => places(markedOf(given, judge)))
        const round = leftRound('points', given, sheets)
        const alone = sheets.map((values) => withoutGone(given, values))
        expect(outcomeOf(round)).toEqual(
          outcomeOf(leftRound('points', { ...given, gone: 0 }, alone)),
        )
      }),
    )
  })
})

describe('the marks are checked as they were given', () => {
  test('a judge who gave no place to who left has given the places of the others', () => {
    const round = leftRound('skating', { staying: 2, gone: 1 }, [
      { 1: 2, 2: 3, 3: 1 },
      { 1: 1, 2: 3 },
    ])
    expect(() => outcomeOf(round)).toThrow(
      expect.objectContaining({
        code: 'bad_mark',
        where: { dance: 'Вальс', judge: 'B', entry: '2' },
      }),
    )
  })
  test('a mark is missing where its entry danced to the end', () => {
    const round = leftRound('skating', { staying: 2, gone: 1 }, [{ 1: 2, 2: 3, 3: 1 }, { 1: 1 }])
    expect(() => outcomeOf(round)).toThrow(
      expect.objectContaining({
        code: 'missing_mark',
        where: { dance: 'Вальс', judge: 'B', entry: '2' },
      }),
    )
  })
  test('a number that is not in the round is marked by all or not at all', () => {
    const round = leftRound('skating', { staying: 2, gone: 0 }, [
      { 1: 2, 2: 3, 9: 1 },
      { 1: 1, 2: 2 },
    ])
    expect(() => outcomeOf(round)).toThrow(
      expect.objectContaining({
        code: 'missing_mark',
        where: { dance: 'Вальс', judge: 'B', entry: '9' },
      }),
    )
  })
  test('no cross too many, also where one went to who left', () => {
    const wrong = (values: Values) =>
      expect(() =>
        outcomeOf(leftRound('crosses', { staying: 3, gone: 1, advance: 2 }, [values])),
      ).toThrow(
        expect.objectContaining({
          code: 'wrong_number_of_marks',
          where: { dance: 'Вальс', judge: 'A' },
        }),
      )
    wrong({ 1: 1, 2: 1, 3: 0, 4: 1 })
    wrong({ 1: 1, 2: 0, 3: 0 })
    wrong({ 1: 1, 2: 1, 3: 1, 4: 0 })
  })
  test('marks of who left have to be possible', () => {
    for (const kind of ['crosses', 'callbacks'] as const) {
      const round = leftRound(kind, { staying: 1, gone: 1, advance: 1 }, [{ 1: 1, 2: 7 }])
      expect(() => outcomeOf(round)).toThrow(
        expect.objectContaining({
          code: 'bad_mark',
          where: expect.objectContaining({ judge: 'A', entry: '2' }),
        }),
      )
    }
  })
  test('everybody who stays may have a cross where too many left', () => {
    const sheets = [{ 1: 1, 2: 1, 3: 0, 4: 0 }]
    const { goingOn } = judgeRound(
      leftRound('crosses', { staying: 2, gone: 2, advance: 3 }, sheets),
      contest,
      [],
    )
    expect(goingOn).toEqual(['1', '2'])
  })
})

test('the tables of such rounds have those who danced', () => {
  const tableOf = (round: FileRound) => roundTable(round, { ...contest, panel: [] })
  const callbackRound = leftRound('callbacks', { staying: 2, gone: 1, advance: 1 }, [
    { 1: 4.5, 2: 4.3, 3: 10 },
    { 1: 10, 2: 4.5 },
  ])
  expect(tableOf(callbackRound)).toMatchObject({
    rows: [{ numbers: [1], marks: [4.5, 10] }, { numbers: [2] }],
  })
  const placed = leftRound('skating', { staying: 2, gone: 1 }, [
    { 1: 2, 2: 3, 3: 1 },
    { 1: 1, 2: 2 },
  ])
  expect(tableOf(placed)).toMatchObject({
    dances: [
      {
        rows: [
          { numbers: [1], marks: [1, 1] },
          { numbers: [2], marks: [2, 2] },
        ],
      },
    ],
  })
})
