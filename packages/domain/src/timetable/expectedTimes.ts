import { millisecondsInMinute } from 'date-fns/constants'

import type { SessionItemKind } from './fields.ts'
import type { Timed } from './timetable.ts'

/** What a break shrinks to when the floor is late, in minutes (docs/adr/0071-the-day-and-expected-times.md). */
export const SHORTEST_BREAK_MINUTES = 2

/** An item of the plan with the facts of the day, in milliseconds since the epoch. */
export type DayItem = Timed<{
  kind: SessionItemKind
  /** Planned length. */
  minutes: number
  /** Null until it has started. */
  startedAt: number | null
  /** Null until it has ended. */
  endedAt: number | null
}>

/**
 * `ahead`: not started yet. `running`: what is on. `over`: ended, or the floor went on to another item. `skipped`: a
 * break or a ceremony that nobody started and the floor has passed.
 */
export type DayItemState = 'ahead' | 'running' | 'over' | 'skipped'

/** An item with the times that are to be expected, in milliseconds since the epoch. */
export type Expected<T> = T & {
  state: DayItemState
  expectedStart: number
  expectedEnd: number
}

/**
 * When the items of one floor are to be expected: a pure function of plan, facts and the present moment.
 *
 * What has started keeps its true times. What is ahead follows in the planned order; it never begins before its
 * planned start (people come by it), nor in the past. A late break shrinks to two minutes and gives the rest back.
 *
 * @param items of all sessions of the floor, in the order of their planned starts
 * @param now milliseconds since the epoch
 */
export function expectTimes<T extends DayItem>(items: readonly T[], now: number): Expected<T>[] {
  const current = currentIndex(items)
  const started = items.filter(({ startedAt, endedAt }) => startedAt !== null || endedAt !== null)
  const lastStart = Math.max(...started.map(startOf))
  const expected = items.map((item, index) => {
    const state = stateOf(item, index, current)
    if (state === 'ahead') return null
    const expectedStart = state === 'skipped' ? item.start : startOf(item)
    return { ...item, state, expectedStart, expectedEnd: endOf(item, state, lastStart, now) }
  })
  let free = Math.max(now, ...expected.map((item) => (item === null ? 0 : item.expectedEnd)))
  return items.map((item, index) => {
    const known = expected[index]
    if (known) return known
    const expectedStart = Math.max(item.start, free)
    const length = item.minutes * millisecondsInMinute
    const expectedEnd =
      item.kind === 'break'
        ? Math.max(
            item.end,
            expectedStart + Math.min(length, SHORTEST_BREAK_MINUTES * millisecondsInMinute),
          )
        : expectedStart + length
    free = expectedEnd
    return { ...item, state: 'ahead', expectedStart, expectedEnd }
  })
}

/** How late a floor is, in whole minutes: by what is on, else by what is next; negative where it is early. */
export function floorDelay(items: readonly Expected<DayItem>[]): number {
  const running = items.find(({ state }) => state === 'running')
  if (running) return toMinutes(running.expectedEnd - running.end)
  const next = items.find(({ state }) => state === 'ahead')
  return next ? toMinutes(next.expectedStart - next.start) : 0
}

/** The next break that makes up for a delay, and by how many minutes; null where none does. */
export function nextRelief(
  items: readonly Expected<DayItem>[],
): { start: number; minutes: number } | null {
  for (const { kind, state, start, end, expectedStart, expectedEnd } of items) {
    if (kind !== 'break' || state !== 'ahead') continue
    const minutes = toMinutes(expectedStart - start - (expectedEnd - end))
    if (minutes > 0) return { start: expectedStart, minutes }
  }
  return null
}

/** The item that is on: the last one that was started, unless it has ended. */
function currentIndex(items: readonly DayItem[]): number {
  let current = -1
  items.forEach((item, index) => {
    if (item.startedAt === null) return
    const before = items[current]
    if (before === undefined || item.startedAt >= (before.startedAt ?? 0)) current = index
  })
  return current
}

function stateOf(item: DayItem, index: number, current: number): DayItemState {
  if (item.endedAt !== null) return 'over'
  if (item.startedAt !== null) return index === current ? 'running' : 'over'
  // A round that others went before is still to be danced.
  return index < current && item.kind !== 'round' ? 'skipped' : 'ahead'
}

function startOf({ startedAt, endedAt, start }: DayItem): number {
  return startedAt ?? Math.min(start, endedAt ?? start)
}

function endOf(item: DayItem, state: DayItemState, lastStart: number, now: number): number {
  if (item.endedAt !== null) return item.endedAt
  if (state === 'skipped') return item.start
  const planned = startOf(item) + item.minutes * millisecondsInMinute
  // Its marks may still be counted while the floor goes on.
  return state === 'running' ? Math.max(planned, now) : Math.min(planned, lastStart)
}

function toMinutes(milliseconds: number): number {
  return Math.round(milliseconds / millisecondsInMinute)
}
