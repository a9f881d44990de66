import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SheetRows } from './judgeSheet.ts'
import { missingText } from './missingMarks.ts'
import {
  reduceJudging,
  openDance,
  withRound,
  type JudgedDance,
  type Judging,
  type JudgingEvent,
} from './judging.ts'

const crosses: JudgedDance = {
  round: {
    id: 7,
    version: 3,
    contest: '42 Стандарт',
    label: '1/4',
    kind: 'crosses',
    dances: ['Вальс', 'Танго'],
    advance: 2,
    criteria: [],
    isOfPairs: false,
    heats: [
      [9, 23],
      [41, 87],
    ],
  },
  dance: 1,
  attempt: 1,
  letter: 'C',
  out: [],
}
const fresh = { notes: [], isSent: false }
const open = (dance: JudgedDance = crosses) => openDance(dance, {}, fresh)

/** What the events make of a dance, and all that reaches the server. */
function after(judging: Judging, events: readonly JudgingEvent[]) {
  const operations = []
  let now = judging
  for (const event of events) {
    const judged = reduceJudging(now, event)
    now = judged.judging
    if (judged.operation) operations.push(judged.operation)
  }
  return { judging: now, operations }
}
const tap = (number: number): JudgingEvent => ({ type: 'tap', number })

describe('what reaches the server', () => {
  test('names round, version, dance, attempt and letter, and rows whole', () => {
    const { operations } = after(open(), [tap(9), tap(9)])
    const where = {
      roundId: 7,
      roundVersion: 3,
      attempt: 1,
      dance: 'Танго',
      letter: 'C',
      isSubmit: false,
    }
    expect(operations).toEqual([
      { ...where, entries: { 9: [1] } },
      { ...where, entries: { 9: null } },
    ])
  })

  test('handed in, all numbers of the round are told, those without a cross as none', () => {
    const { judging, operations } = after(open(), [tap(9), tap(87), { type: 'send' }])
    expect(operations.at(-1)).toMatchObject({
      isSubmit: true,
      entries: { 9: [1], 23: [0], 41: [0], 87: [1] },
    })
    expect(judging.isSent).toBe(true)
  })

  test('handed in, who has left has no cross any more', () => {
    const { judging } = after(open(), [tap(9)])
    const { operations } = after(withRound(judging, { ...crosses, out: [9] }), [
      tap(23),
      tap(41),
      { type: 'send' },
    ])
    expect(operations.at(-1)?.entries).toEqual({ 9: null, 23: [1], 41: [1], 87: [0] })
  })

  test('is nothing for a note, a heat, a brush, or a tap too many', () => {
    const { operations, judging } = after(open(), [
      { type: 'noting' },
      tap(9),
      { type: 'noting' },
      { type: 'heat', heat: 1 },
      tap(9),
      tap(23),
      tap(41),
    ])
    expect(operations).toHaveLength(2)
    expect(judging).toMatchObject({ isRefused: true, heat: 1, sheet: { notes: [9] } })
  })

  test('together it is the sheet, whatever is tapped, undone and cleared', () => {
    const event = fc.oneof(
      fc.constantFrom(9, 23, 41, 87).map(tap),
      fc.constantFrom<JudgingEvent>({ type: 'undo' }, { type: 'clear' }, { type: 'noting' }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { judging, operations } = after(open(), events)
        let rows: SheetRows = {}
        for (const { entries } of operations) {
          const next = Object.entries({ ...rows, ...entries }).filter(([, row]) => row !== null)
          rows = Object.fromEntries(next) as SheetRows
        }
        expect(rows).toEqual(judging.sheet.rows)
      }),
    )
  })
})

test('a dance that is handed in takes nothing until it is changed', () => {
  const sentNow = after(open(), [tap(9), tap(23), { type: 'send' }]).judging
  expect(after(sentNow, [tap(9), { type: 'undo' }])).toMatchObject({ operations: [] })
  const { operations } = after(sentNow, [{ type: 'change' }, tap(9)])
  expect(operations).toMatchObject([{ entries: { 9: null } }])
})

test('who has left gives the cross back, who came stands without one, the others keep theirs', () => {
  const { judging } = after(open(), [tap(9), tap(41)])
  const round = {
    ...crosses.round,
    version: 4,
    heats: [
      [9, 23],
      [41, 87, 188],
    ],
  }
  const next = withRound({ ...judging, heat: 1 }, { ...crosses, round, out: [41] })
  expect(next.sheet.rows).toEqual({ 9: [1] })
  expect(next.heat).toBe(1)
  expect(after(next, [tap(41)]).operations).toEqual([])
  expect(after(next, [tap(188), { type: 'send' }]).operations.at(-1)).toMatchObject({
    roundVersion: 4,
    entries: { 9: [1], 23: [0], 87: [0], 188: [1] },
  })
})

test('crosses are no more than dance: the sheet can be handed in', () => {
  const few = { ...crosses, round: { ...crosses.round, advance: 6 }, out: [41] }
  const { judging, operations } = after(open(few), [tap(9), tap(23), tap(87), tap(9), tap(9)])
  expect(judging.isRefused).toBe(false)
  expect(operations.at(-1)?.entries).toEqual({ 9: [1] })
  const heats = [[9, 23], [87]]
  expect(missingText(judging.sheet.rows, { ...few.round, heats })).toBeNull()
})

test('a number that is taken out of the round holds no cross unseen', () => {
  const { judging } = after(open(), [tap(9), tap(87)])
  const round = { ...crosses.round, version: 4, heats: [[9, 23], [41]] }
  const next = withRound(judging, { ...crosses, round })
  expect(next.sheet.rows).toEqual({ 9: [1] })
  expect(after(next, [tap(41), { type: 'send' }]).operations.at(-1)?.entries).toEqual({
    9: [1],
    23: [0],
    41: [1],
  })
  expect(openDance({ ...crosses, round }, { 9: [1], 87: [1] }, fresh).sheet.rows).toEqual({
    9: [1],
  })
})

test('points of who has left are not handed in', () => {
  const criteria = [
    { name: 'Техника', max: 100 },
    { name: 'Образ', max: 100 },
  ]
  const round = { ...crosses.round, kind: 'points' as const, criteria, heats: [[9], [46]] }
  const points = { ...crosses, round }
  const { judging } = after(open(points), [
    { type: 'key', key: 8 },
    { type: 'key', key: 7 },
  ])
  const left = withRound(judging, { ...points, out: [9] })
  expect(reduceJudging(left, { type: 'send' }).operation?.entries).toEqual({ 9: null })
})

test('a round with fewer heats than the one shown shows its last', () => {
  const round = { ...crosses.round, heats: [[9, 23, 41, 87]] }
  expect(withRound({ ...open(), heat: 1 }, { ...crosses, round }).heat).toBe(0)
})

describe('places', () => {
  const final = {
    ...crosses,
    round: { ...crosses.round, kind: 'skating' as const, heats: [[9, 46, 52]] },
  }
  test('are tapped in turn or chosen, a place taken over is taken from who had it', () => {
    const { judging, operations } = after(open(final), [
      tap(46),
      tap(9),
      { type: 'place', number: 52, place: 1 },
    ])
    expect(judging.sheet.rows).toEqual({ 9: [2], 52: [1] })
    expect(operations.at(-1)?.entries).toEqual({ 46: null, 52: [1] })
  })

  test('of who has left close up, and are handed in without', () => {
    const { judging } = after(open(final), [tap(9), tap(46), tap(52)])
    const left = withRound(judging, { ...final, out: [46] })
    expect(left.sheet.rows).toEqual({ 9: [1], 52: [2] })
    expect(missingText(left.sheet.rows, { ...final.round, heats: [[9, 52]] })).toBeNull()
    const { operations } = after(left, [{ type: 'send' }])
    expect(operations).toMatchObject([{ isSubmit: true, entries: { 9: [1], 46: null, 52: [2] } }])
    // Taken back, the mark of who has left does not return.
    expect(reduceJudging(left, { type: 'undo' }).judging.sheet.rows).toEqual({ 9: [1] })
  })

  test('beyond the last one are given anew', () => {
    const { judging } = after(open(final), [{ type: 'place', number: 52, place: 3 }])
    const left = withRound(judging, { ...final, out: [46] })
    expect(left.sheet.rows).toEqual({})
    expect(after(left, [tap(9), tap(52)]).judging.sheet.rows).toEqual({ 9: [1], 52: [2] })
  })

  test('are as many as dance to the end', () => {
    const { judging } = after(open({ ...final, out: [52] }), [tap(46), tap(9)])
    expect(after(judging, [tap(52)]).operations).toEqual([])
  })
})

test('points are typed by keys; a chosen field begins anew', () => {
  const points = {
    ...crosses,
    round: {
      ...crosses.round,
      kind: 'points' as const,
      criteria: [{ name: 'Техника', max: 100 }],
      heats: [[9], [46]],
    },
  }
  const { judging, operations } = after(open(points), [
    { type: 'key', key: 8 },
    { type: 'key', key: 7 },
    { type: 'field', field: { number: 9, criterion: 0 } },
    { type: 'key', key: 'ten' },
  ])
  expect(operations.map(({ entries }) => entries)).toEqual([{ 9: [87] }, { 9: [100] }])
  expect(judging.typed?.field.number).toBe(46)
  expect(reduceJudging(open(), { type: 'key', key: 1 }).operation).toBeNull()
})

test('callbacks: the brush is chosen, and leaves noting', () => {
  const callbacks = { ...crosses, round: { ...crosses.round, kind: 'callbacks' as const } }
  const { judging, operations } = after(open(callbacks), [
    { type: 'noting' },
    { type: 'brush', brush: 1 },
    tap(9),
  ])
  expect(judging.isNoting).toBe(false)
  expect(operations[0]?.entries).toEqual({ 9: [4.5] })
})

test('a brush that is no more puts the first mark; a dance that is no more has no name', () => {
  const { operations } = after({ ...open(), brush: 9, dance: 5 }, [tap(9)])
  expect(operations).toMatchObject([{ dance: '', entries: { 9: [1] } }])
})

test('places and callbacks are handed in as they stand, callbacks with «нет»', () => {
  const round = { ...crosses.round, kind: 'skating' as const, heats: [[9, 46]] }
  const places = after(open({ ...crosses, round }), [tap(46), tap(9), { type: 'send' }])
  expect(places.operations.at(-1)?.entries).toEqual({ 9: [2], 46: [1] })
  const callbacks = {
    ...crosses,
    round: { ...crosses.round, kind: 'callbacks' as const, advance: 1 },
  }
  const called = after(open(callbacks), [tap(9), { type: 'send' }])
  expect(called.operations.at(-1)?.entries).toEqual({ 9: [10], 23: [0], 41: [0], 87: [0] })
})

describe('a final by scores', () => {
  const final = {
    ...crosses,
    round: { ...crosses.round, kind: 'relative-placement' as const, heats: [[9, 46]] },
    dance: 0,
  }
  const keys = (...all: (number | 'erase' | 'nearest')[]): JudgingEvent[] =>
    all.map((key) => ({ type: 'scoreKey', key }))

  test('reaches the server as places with their scores, whole', () => {
    const { judging, operations } = after(open(final), [
      ...keys(8, 0, 0, 9, 0, 5),
      { type: 'send' },
    ])
    expect(operations.map(({ entries }) => entries)).toEqual([
      { 9: [1, 800] },
      { 9: [2, 800], 46: [1, 905] },
      { 9: [2, 800], 46: [1, 905] },
    ])
    expect(judging.isSent).toBe(true)
  })

  test('a tap chooses whose score is typed; one that is taken says so and sends nothing', () => {
    const { judging, operations } = after(open(final), [
      ...keys(8, 0, 0),
      tap(46),
      ...keys(8, 0, 0),
    ])
    expect(judging).toMatchObject({ isRefused: true, typedScore: { number: 46, refused: 800 } })
    expect(operations).toHaveLength(1)
    expect(reduceJudging(open(), { type: 'scoreKey', key: 1 }).operation).toBeNull()
  })

  test('who leaves keeps the score: the places of the others close up where they are counted', () => {
    const { judging } = after(open(final), keys(8, 0, 0))
    expect(withRound(judging, { ...final, out: [9] }).sheet.rows).toEqual({ 9: [1, 800] })
  })

  test('of who is not in the round any more is gone, and the places of the others close up', () => {
    const { judging } = after(open(final), keys(9, 0, 0, 8, 0, 5))
    const round = { ...final.round, heats: [[46]] }
    expect(withRound(judging, { ...final, round }).sheet.rows).toEqual({ 46: [1, 805] })
  })

  test('says who has no score', () => {
    expect(missingText({ 9: [1, 800], 46: [2] }, final.round)).toBe('Без балла 46')
    expect(missingText({ 9: [1, 800], 46: [2, 700] }, final.round)).toBeNull()
  })

  test('begins with nobody where nobody dances', () => {
    expect(open({ ...final, out: [9, 46] }).typedScore).toBeNull()
  })
})
