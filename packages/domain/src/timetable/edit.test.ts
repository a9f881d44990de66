import { describe, expect, test } from 'vitest'
import { delayItem, moveAfter, moveItem, removeItem, sessionParts, swapItems } from './edit.ts'
import { listMends } from './mend.ts'
import { sessionConflicts } from './staffed.ts'

const at = (time: string) => `2027-02-20T${time}:00.000Z`
const item = (id: number, minutes = 10, contest_id: string | null = null) => ({
  id,
  minutes,
  kind: contest_id === null ? 'break' : 'round',
  contest_id,
  round_index: contest_id === null ? null : 0,
})
const session = (id: number, floor: string, start: string, items: ReturnType<typeof item>[]) => ({
  id,
  floor,
  start: at(start),
  items,
})
const order = (sessions: readonly { items: readonly { id: number }[] }[]) =>
  sessions.map(({ items }) => items.map(({ id }) => id))

const sessions = [
  session(1, 'A', '10:00', [item(11), item(12), item(13)]),
  session(2, 'B', '10:00', [item(21)]),
  session(3, 'A', '10:40', [item(31)]),
  session(4, 'A', '10:55', [item(41)]),
]

describe('editing a timetable', () => {
  test('an item goes to another place of its session, or to another floor', () => {
    expect(order(moveItem(sessions, 13, { sessionId: 1, index: 0 }))[0]).toEqual([13, 11, 12])
    const moved = moveItem(sessions, 11, { sessionId: 2, index: 1 })
    expect(order(moved).slice(0, 2)).toEqual([
      [12, 13],
      [21, 11],
    ])
    expect(moved[2]).toBe(sessions[2])
    expect(moveItem(sessions, 99, { sessionId: 1, index: 0 })).toEqual(sessions)
    expect(moveItem(sessions, 11, { sessionId: 99, index: 0 })).toEqual(sessions)
  })
  test('an item is taken off', () => {
    expect(order(removeItem(sessions, 12))[0]).toEqual([11, 13])
  })
  test('two change places, on two floors, too', () => {
    expect(order(swapItems(sessions, 11, 13))[0]).toEqual([13, 12, 11])
    expect(order(swapItems(sessions, 11, 21)).slice(0, 2)).toEqual([[21, 12, 13], [11]])
    expect(order(swapItems(sessions, 11, 99))).toEqual(order(sessions))
  })
})

describe('a delay', () => {
  const starts = (all: readonly { start: string }[]) => all.map(({ start }) => start)

  test('moves what follows on its floor, later sessions only as far as they must', () => {
    const late = delayItem(sessions, 12, 15)
    expect(late[0]?.items.map((one) => ('delay' in one ? one.delay : 0))).toEqual([0, 15, 0])
    expect(starts(late)).toEqual([at('10:00'), at('10:00'), at('10:45'), at('10:55')])
    expect(starts(delayItem(sessions, 12, 30)).slice(2)).toEqual([at('11:00'), at('11:10')])
    expect(starts(delayItem(sessions, 12, 5))).toEqual(starts(sessions))
  })
  test('can be taken back, never below none', () => {
    const back = delayItem(delayItem(sessions, 11, 5), 11, -20)
    expect(back[0]?.items[0]).toMatchObject({ delay: 0 })
    expect(delayItem(sessions, 99, 5)).toEqual(sessions)
  })
})

test('sessions at the same time are one part, on as many floors', () => {
  const timed = (id: number, start: string, end: string) => ({ id, start: at(start), end: at(end) })
  const parts = sessionParts([
    timed(3, '14:00', '15:00'),
    timed(1, '10:00', '12:00'),
    timed(2, '11:59', '13:00'),
    timed(4, '15:00', '15:00'),
    timed(5, '15:00', '15:00'),
  ])
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([[1, 2], [3], [4, 5]])
})

describe('what would mend a conflict', () => {
  const people = new Map([
    ['anna', { dancers: [{ key: 'anna', id: 1 }], judgeIds: [] }],
    ['ann', { dancers: [{ key: 'anna', id: 1 }], judgeIds: [] }],
    ['olga', { dancers: [{ key: 'olga', id: 2 }], judgeIds: [] }],
    ['judged', { dancers: [], judgeIds: [5] }],
    ['too', { dancers: [], judgeIds: [5] }],
  ])
  const conflictsIn = (minRest: number) => (all: Parameters<typeof sessionConflicts>[0]) =>
    sessionConflicts(all, people, minRest)

  test('another place, or a later start', () => {
    const all = [
      session(1, 'A', '10:00', [item(1, 10, 'anna'), item(2, 10, 'ann'), item(3, 10, 'olga')]),
    ]
    const [conflict] = conflictsIn(5)(all)
    if (!conflict) throw new Error('Two of Anna in a row')
    expect(listMends(conflict, 5, all, conflictsIn(5))).toEqual([
      { kind: 'swap', itemId: 2, withId: 3 },
      { kind: 'delay', itemId: 2, minutes: 5 },
    ])
  })
  test('another judge, where one is on two floors', () => {
    const all = [
      session(1, 'A', '10:00', [item(1, 10, 'judged')]),
      session(2, 'B', '10:00', [item(2, 10, 'too')]),
    ]
    const [conflict] = conflictsIn(0)(all)
    if (!conflict) throw new Error('A judge on two floors')
    expect(listMends(conflict, 10, all, conflictsIn(0))).toEqual([
      { kind: 'judge', itemId: 2 },
      { kind: 'delay', itemId: 2, minutes: 10 },
    ])
  })
  test('nothing that would only move the conflict elsewhere', () => {
    const all = [
      session(1, 'A', '10:00', [item(1, 10, 'anna')]),
      session(2, 'B', '10:00', [item(2, 10, 'ann'), item(3, 5, 'anna')]),
    ]
    const [conflict] = conflictsIn(0)(all)
    if (!conflict) throw new Error('Anna on two floors')
    expect(listMends(conflict, 1, all, conflictsIn(0))).toEqual([])
    expect(listMends({ ...conflict, itemIds: [98, 99] }, 1, all, conflictsIn(0))).toEqual([])
  })

  const ordered = (id: number, round_index: number, contest_id = 'olga') => ({
    ...item(id, 10, contest_id),
    round_index,
  })
  const orderIn = (all: Parameters<typeof sessionConflicts>[0], minRest = 0) => {
    const conflict = conflictsIn(minRest)(all).find(({ kind }) => kind === 'order')
    if (!conflict) throw new Error('A final before its semi-final')
    return conflict
  }
  test('a final goes after its semi-final, or changes places with it', () => {
    const all = [session(1, 'A', '10:00', [ordered(1, 0), item(2, 10, 'anna'), ordered(3, 1)])]
    expect(listMends(orderIn(all), 10, all, conflictsIn(0))).toEqual([
      { kind: 'move', itemId: 1, afterId: 3 },
      { kind: 'swap', itemId: 1, withId: 3 },
    ])
  })
  test('to the first place where everybody has rested; right after it where there is none', () => {
    const semi = session(2, 'A', '12:00', [ordered(3, 1), item(4, 10, 'anna')])
    const all = [session(1, 'A', '10:00', [ordered(1, 0), item(2, 30, 'anna')]), semi]
    expect(listMends(orderIn(all), 10, all, conflictsIn(10))[0]).toEqual({
      kind: 'move',
      itemId: 1,
      afterId: 4,
    })
    const without = [all[0] ?? semi, { ...semi, items: semi.items.slice(0, 1) }]
    expect(listMends(orderIn(without), 10, without, conflictsIn(10))[0]).toEqual({
      kind: 'move',
      itemId: 1,
      afterId: 3,
    })
  })
  test('an item goes after another one, wherever that stands', () => {
    const all = [
      session(1, 'A', '10:00', [item(1, 10, 'anna'), item(2, 10, 'olga'), item(3, 10, 'ann')]),
      session(2, 'B', '10:00', [item(4, 10, 'olga')]),
    ]
    const ids = (sessions: typeof all) => sessions.map(({ items }) => items.map(({ id }) => id))
    expect(ids(moveAfter(all, 1, 2))).toEqual([[2, 1, 3], [4]])
    expect(ids(moveAfter(all, 3, 4))).toEqual([
      [1, 2],
      [4, 3],
    ])
    expect(ids(moveAfter(all, 3, 99))).toEqual([[1, 2, 3], [4]])
  })
})
