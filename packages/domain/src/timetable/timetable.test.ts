import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { peopleConflicts, type StaffedItem } from './conflicts.ts'
import { checkSession, type SessionFields, type SessionItemFields } from './fields.ts'
import { endOf, timeItems } from './timetable.ts'

const minute = 60_000

describe('«times follow from the order»', () => {
  test('each item starts when the one before ends', () => {
    const start = '2027-05-12T09:00:00+03:00'
    const [first, second] = timeItems(start, [{ minutes: 10 }, { minutes: 5 }])
    expect(first?.start).toBe(Date.parse(start))
    expect(first?.end).toBe(second?.start)
    expect(endOf(start, [{ minutes: 10 }, { minutes: 5 }]).toISOString()).toBe(
      '2027-05-12T06:15:00.000Z',
    )
  })
  test('an item with a delay begins that much later, and so does what follows', () => {
    const [first, second] = timeItems(new Date(0), [{ minutes: 10, delay: 5 }, { minutes: 5 }])
    expect(first).toMatchObject({ start: 5 * minute, end: 15 * minute })
    expect(second?.start).toBe(15 * minute)
    expect(endOf(new Date(0), [{ minutes: 10, delay: 5 }]).getTime()).toBe(15 * minute)
  })
  test('any lengths: no gap, no overlap, the end is the sum', () => {
    const lengths = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 300 }) }))
    fc.assert(
      fc.property(lengths, (items) => {
        const timed = timeItems(new Date(0), items)
        timed.slice(1).forEach((item, at) => expect(item.start).toBe(timed[at]?.end))
        expect(timed.at(-1)?.end ?? 0).toBe(endOf(new Date(0), items).getTime())
      }),
    )
  })
})

describe('conflicts of a timetable', () => {
  const item = (id: number, from: number, to: number, changes: Partial<StaffedItem> = {}) => ({
    id,
    floor: 'A',
    start: from * minute,
    end: to * minute,
    dancers: [],
    judgeIds: [],
    ...changes,
  })
  const anna = (id: number) => ({ dancers: [{ key: 'anna', id }] })

  test('«a dancer in two items at once»', () => {
    expect(
      peopleConflicts([item(2, 5, 15, { floor: 'B', ...anna(8) }), item(1, 0, 10, anna(7))], 0),
    ).toEqual([
      { kind: 'dancer', itemIds: [1, 2], dancerIds: [7, 8], judgeIds: [], restMinutes: null },
    ])
  })
  test("«less than the event's minimum rest»", () => {
    const items = [item(1, 0, 10, anna(7)), item(2, 14, 20, anna(7))]
    expect(peopleConflicts(items, 5)).toEqual([
      { kind: 'rest', itemIds: [1, 2], dancerIds: [7], judgeIds: [], restMinutes: 4 },
    ])
    expect(peopleConflicts(items, 4)).toEqual([])
  })
  test('only those in both are named, by their entries in order', () => {
    const here = { dancers: ['vera', 'anna', 'olga'].map((key, at) => ({ key, id: 9 - at })) }
    const there = { dancers: ['anna', 'zoya'].map((key, at) => ({ key, id: 3 + at })) }
    expect(peopleConflicts([item(1, 0, 10, here), item(2, 5, 15, there)], 0)).toMatchObject([
      { dancerIds: [3, 8] },
    ])
  })
  test('of two that begin at once the one with the lower number comes first', () => {
    const items = [item(3, 0, 10, anna(7)), item(1, 0, 10, anna(7)), item(2, 0, 10, anna(7))]
    expect(peopleConflicts(items, 0).map(({ itemIds }) => itemIds)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
  })
  test('no rest at all is too little rest, not two items at once', () => {
    const items = [item(1, 0, 10, anna(7)), item(2, 10, 20, anna(7))]
    expect(peopleConflicts(items, 5)).toMatchObject([{ kind: 'rest', restMinutes: 0 }])
  })
  test('one item right after the other is no conflict where no rest is asked for', () => {
    expect(peopleConflicts([item(1, 0, 10, anna(7)), item(2, 10, 20, anna(7))], 0)).toEqual([])
  })
  test('«a judge on two floors»', () => {
    const judged = { judgeIds: [3, 4] }
    expect(
      peopleConflicts([item(1, 0, 10, judged), item(2, 9, 20, { floor: 'B', judgeIds: [4] })], 0),
    ).toEqual([{ kind: 'judge', itemIds: [1, 2], dancerIds: [], judgeIds: [4], restMinutes: null }])
    expect(peopleConflicts([item(1, 0, 10, judged), item(2, 9, 20, judged)], 0)).toEqual([])
    expect(
      peopleConflicts([item(1, 0, 10, judged), item(2, 10, 20, { floor: 'B', ...judged })], 0),
    ).toEqual([])
    expect(
      peopleConflicts([item(1, 0, 10, judged), item(2, 0, 10, { floor: 'B', judgeIds: [5] })], 0),
    ).toEqual([])
  })
  test('an item without length needs nobody', () => {
    expect(peopleConflicts([item(1, 5, 5, anna(7)), item(2, 0, 10, anna(7))], 60)).toEqual([])
  })
})

describe('conflicts against a naive check', () => {
  const people = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
  const staffed = fc
    .array(
      fc.record({
        floor: fc.constantFrom('A', 'B'),
        from: fc.integer({ min: 0, max: 40 }),
        length: fc.integer({ min: 0, max: 12 }),
        dancers: people,
        judgeIds: people,
      }),
      { maxLength: 8 },
    )
    .map((items) =>
      items.map(({ floor, from, length, dancers, judgeIds }, id) => ({
        id,
        floor,
        start: from * minute,
        end: (from + length) * minute,
        dancers: dancers.map((key) => ({ key, id: key })),
        judgeIds,
      })),
    )

  /** Minute by minute, without order or shortcut: who is where, and who danced a moment ago. */
  function naive(items: readonly StaffedItem[], minRest: number): Set<string> {
    const found = new Set<string>()
    const minutesOf = ({ start, end }: StaffedItem) =>
      Array.from({ length: (end - start) / minute }, (_, at) => start / minute + at)
    const pairs = items.flatMap((one) => items.map((other) => [one, other] as const))
    for (const [one, other] of pairs.filter(([one, other]) => one.id < other.id)) {
      const [here, there] = [minutesOf(one), minutesOf(other)]
      const isShared = here.some((at) => there.includes(at))
      const isNear = here.some((at) => there.some((to) => Math.abs(at - to) <= minRest))
      for (const { key } of one.dancers.filter(({ key }) =>
        other.dancers.some((dancer) => dancer.key === key),
      )) {
        if (isShared) found.add(`dancer ${key}: ${one.id} ${other.id}`)
        else if (isNear) found.add(`rest ${key}: ${one.id} ${other.id}`)
      }
      for (const id of one.judgeIds.filter((id) => other.judgeIds.includes(id))) {
        if (isShared && one.floor !== other.floor) found.add(`judge ${id}: ${one.id} ${other.id}`)
      }
    }
    return found
  }

  test('every one is found, and none that is not there', () => {
    fc.assert(
      fc.property(staffed, fc.integer({ min: 0, max: 15 }), (items, minRest) => {
        const found = peopleConflicts(items, minRest).flatMap(
          ({ kind, itemIds, dancerIds, judgeIds }) =>
            [...dancerIds, ...judgeIds].map(
              (id) => `${kind} ${id}: ${itemIds.toSorted((a, b) => a - b).join(' ')}`,
            ),
        )
        expect(new Set(found)).toEqual(naive(items, minRest))
        expect(found).toHaveLength(new Set(found).size)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a session', () => {
  const contests = new Map([
    ['c11', true],
    ['c60', false],
  ])
  const round: SessionItemFields = {
    kind: 'round',
    contest_id: 'c11',
    round_index: 0,
    title: '',
    minutes: 20,
    delay: 0,
  }
  const pause = { ...round, kind: 'break', contest_id: null, round_index: null, title: 'Обед' }
  const session: SessionFields = {
    number: 1,
    title: 'Утро',
    floor: 'A',
    start: '2027-05-12T09:00:00+03:00',
    items: [round, pause, { ...pause, kind: 'ceremony', contest_id: 'c11', title: 'Награждение' }],
  }
  const check = (change: Partial<SessionFields>) =>
    checkSession({ ...session, ...change }, contests)
  const withItem = (change: Partial<SessionItemFields>) =>
    check({ items: [{ ...round, ...change }] })

  test('of rounds, breaks and ceremonies', () => {
    expect(check({})).toEqual({})
  })
  test('what is wrong is told by its field', () => {
    const long = 'я'.repeat(201)
    expect(Object.keys(check({ number: 0, title: long, floor: long, start: 'утром' }))).toEqual([
      'number',
      'title',
      'floor',
      'start',
    ])
    expect(Object.keys(withItem({ minutes: -1, delay: -1, title: long, round_index: 8 }))).toEqual([
      'items.0.minutes',
      'items.0.delay',
      'items.0.title',
      'items.0.round_index',
    ])
    expect(withItem({ kind: 'party' })).toEqual({
      'items.0.kind': ['Укажите: раунд, перерыв или награждение'],
    })
    expect(withItem({ kind: 'break', contest_id: null, title: '' })).toEqual({
      'items.0.title': ['Заполните поле'],
    })
  })
  test('a round is one of a contest of the event that has rounds', () => {
    const field = 'items.0.contest_id'
    expect(withItem({ contest_id: null })).toEqual({ [field]: ['Укажите номинацию и раунд'] })
    expect(withItem({ round_index: null })).toEqual({ [field]: ['Укажите номинацию и раунд'] })
    expect(withItem({ contest_id: 'c60' })).toEqual({ [field]: ['В этой номинации нет раундов'] })
    expect(withItem({ contest_id: 'x' })).toEqual({
      [field]: ['Такой номинации нет в этом турнире'],
    })
  })
})
