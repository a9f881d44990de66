import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delayItem, moveItem } from './edit.ts'
import { asPublished, movedRuns, shiftMinutes, type PublishedItem } from './published.ts'
import { timeItems } from './timetable.ts'

const start = '2027-02-20T07:00:00.000Z'

interface Session {
  id: number
  floor: string
  start: string
  items: PublishedItem[]
}

/** Floors whose items stand as they were published. */
function published(...floors: number[][]): Session[] {
  let next = 1
  return floors.map((lengths, floor) => {
    const items = lengths.map((minutes) => ({ id: next++, minutes, delay: 0 }))
    return {
      id: floor + 1,
      floor: 'АБ'[floor] ?? '',
      start,
      items: timeItems(start, items).map(({ id, minutes, delay, start }) => ({
        id,
        minutes,
        delay,
        publishedStart: new Date(start).toISOString(),
        publishedSessionId: floor + 1,
      })),
    }
  })
}

const timesOf = (sessions: readonly Session[]) =>
  sessions.map((session) =>
    timeItems(session.start, session.items).map(({ id, start }) => [id, start]),
  )
const runsOf = ({ start, items }: Session) =>
  movedRuns(timeItems(start, items)).map(({ first, more, minutes }) => [first.id, more, minutes])

describe('what moved since the publication', () => {
  test('is what starts at another time than the public saw first', () => {
    const [floor] = delayItem(published([10, 10, 10]), 2, 5)
    expect(floor && timeItems(floor.start, floor.items).map(shiftMinutes)).toEqual([0, 5, 5])
  })
  test('neighbours that moved by as much are one', () => {
    const delayed = delayItem(delayItem(published([10, 10, 10, 10]), 2, 5), 4, 3)
    expect(delayed.map(runsOf)).toEqual([
      [
        [2, 1, 5],
        [4, 0, 8],
      ],
    ])
  })
  test('a draft has nothing that moved', () => {
    const [floor] = published([10])
    const items =
      floor?.items.map((item) => Object.assign({}, item, { publishedStart: null })) ?? []
    expect(runsOf({ id: 1, floor: '', start, items })).toEqual([])
  })
})

describe('the timetable as it was published', () => {
  test('leaves what the public never saw where it is', () => {
    const [floor] = published([10, 10])
    const items = (floor?.items ?? []).map((item) =>
      Object.assign({}, item, { publishedStart: null, publishedSessionId: null }),
    )
    const draft = [{ id: 1, floor: 'А', start, items }]
    expect(timesOf(asPublished(draft))).toEqual(timesOf(draft))
  })
  test('empties a session whose items all came from another one', () => {
    const sessions = [...published([10]), { id: 2, floor: 'Б', start, items: [] }]
    const moved = moveItem(sessions, 1, { sessionId: 2, index: 0 })
    expect(asPublished(moved).map(({ items }) => items.length)).toEqual([1, 0])
  })
  test('takes an item without a delay as one that waits for nothing', () => {
    const [item] = published([10])[0]?.items ?? []
    const items = [Object.assign({}, item, { delay: undefined })]
    const bare = [{ id: 1, floor: 'А', start, items }]
    expect(asPublished(bare)).toEqual(bare)
  })
  test('puts an item back on its floor, at its time', () => {
    const sessions = published([10, 10], [10, 20])
    const moved = moveItem(sessions, 1, { sessionId: 2, index: 1 })
    expect(timesOf(asPublished(moved))).toEqual(timesOf(sessions))
  })
  test('leaves what stands as it was untouched', () => {
    const sessions = published([10, 10], [])
    expect(asPublished(sessions)).toEqual(sessions)
    expect(asPublished(sessions)[0]).toBe(sessions[0])
  })
  test('an item whose session is gone stays where it is', () => {
    const [one] = published([10])
    const items = one?.items.map((item) => ({ ...item, publishedSessionId: 9 })) ?? []
    expect(timesOf(asPublished([{ id: 1, floor: '', start, items }]))).toEqual(
      timesOf([one as Session]),
    )
  })
  test('a session that begins later now begins as it did', () => {
    const [one] = published([10, 10])
    const later = { ...(one as Session), start: '2027-02-20T07:30:00.000Z' }
    expect(timesOf(asPublished([later]))).toEqual(timesOf([one as Session]))
  })
  test('any moves and delays can be taken back', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 })
    const move = fc.tuple(fc.nat(9), fc.nat(1), fc.nat(5), fc.nat(15))
    fc.assert(
      fc.property(lengths, lengths, fc.array(move, { maxLength: 6 }), (one, other, moves) => {
        const sessions = published(one, other)
        const ids = sessions.flatMap(({ items }) => items.map(({ id }) => id))
        const changed = moves.reduce<Session[]>((now, [item, floor, index, minutes]) => {
          const id = ids[item % ids.length] ?? 0
          return delayItem(moveItem(now, id, { sessionId: floor + 1, index }), id, minutes)
        }, sessions)
        expect(timesOf(asPublished(changed))).toEqual(timesOf(sessions))
      }),
    )
  })
})
