import { SHORTEST_BREAK_MINUTES } from './expectedTimes.ts'
import { timeItems, type PlannedItem } from './timetable.ts'

/** An item that may be a short break. */
export interface Waiting extends PlannedItem {
  kind: string
  title: string
}

/** What a break without a name of its own is called; a wait that a plan once stored bears it, too. */
export const BREAK_TITLE = 'Перерыв'

/**
 * Breaks of up to two minutes that nobody named are no items: they join into the wait before what follows, so everything
 * else keeps its time (docs/rules/timetable.md, «Free time»). At the end of a session they are nothing.
 */
export function joinShortBreaks<T extends Waiting>(items: readonly T[]): T[] {
  const joined: T[] = []
  let wait = 0
  for (const item of items) {
    if (isShortBreak(item)) {
      wait += item.minutes + (item.delay ?? 0)
      continue
    }
    joined.push(wait === 0 ? item : { ...item, delay: (item.delay ?? 0) + wait })
    wait = 0
  }
  return joined
}

function isShortBreak({ kind, title, minutes }: Waiting): boolean {
  return kind === 'break' && title === BREAK_TITLE && minutes <= SHORTEST_BREAK_MINUTES
}

/** A stretch of a floor on which nothing is planned, in milliseconds since the epoch. */
export interface FreeTime {
  start: number
  end: number
}

/**
 * When a floor is free, between its items and after the last one while another floor goes on.
 *
 * @param until when the last floor ends
 */
export function freeTimes(
  start: string | Date,
  items: readonly PlannedItem[],
  until: number,
): FreeTime[] {
  const timed = timeItems(start, items)
  let at = new Date(start).getTime()
  const stretches = timed.map((item) => {
    const free = { start: at, end: item.start }
    at = item.end
    return free
  })
  return [...stretches, { start: at, end: until }].filter((free) => free.start < free.end)
}
