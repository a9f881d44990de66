import { addMinutes } from 'date-fns/addMinutes'
import { millisecondsInMinute } from 'date-fns/constants'
import { toMillis } from '../format/date.ts'

/** An item of a session with a planned length. */
export interface PlannedItem {
  minutes: number
  /** Minutes that it begins later than the item before ends. */
  delay?: number
}

/** An item with its times, in milliseconds since the epoch. */
export type Timed<T> = T & { start: number; end: number }

/**
 * «Times follow from the order» (docs/rules/timetable.md, «Sessions»): each item starts when the one
 * before ends, or later by its delay.
 */
export function timeItems<T extends PlannedItem>(
  start: string | Date,
  items: readonly T[],
): Timed<T>[] {
  let at = toMillis(start)
  return items.map((item) => {
    const itemStart = at + (item.delay ?? 0) * millisecondsInMinute
    at = itemStart + item.minutes * millisecondsInMinute
    return { ...item, start: itemStart, end: at }
  })
}

/** When a session ends: its start plus the lengths and delays of all items. */
export function endOf(start: string | Date, items: readonly PlannedItem[]): Date {
  const total = items.reduce((sum, { minutes, delay = 0 }) => sum + minutes + delay, 0)
  return addMinutes(toMillis(start), total)
}
