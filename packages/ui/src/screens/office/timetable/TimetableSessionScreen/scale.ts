import { timeItems, type Timed } from '@parket/domain/timetable/timetable'
import type { TimetableFloor, TimetableItem } from './timetableData.ts'

export interface TimedFloor extends Omit<TimetableFloor, 'items'> {
  items: readonly Timed<TimetableItem>[]
}

/** How time becomes height: the shortest item can still be pressed. */
export interface Scale {
  start: number
  end: number
  perMinute: number
  top: (moment: number) => number
}

const leastHeight = 26
const bounds = { least: 2.6, most: 13 }
const millisecondsInMinute = 60_000
const halfHour = 30 * millisecondsInMinute

/** @param floors of one part of the event */
export function scaleOf(floors: readonly TimetableFloor[]): { floors: TimedFloor[]; scale: Scale } {
  const timed = floors.map(({ items, ...floor }) =>
    Object.assign(floor, { items: timeItems(floor.start, items) }),
  )
  const items = timed.flatMap((floor) => floor.items)
  const starts = timed.map(({ start }) => Date.parse(start))
  const start = Math.floor(Math.min(...starts) / halfHour) * halfHour
  const end = Math.max(start + 2 * halfHour, ...items.map((item) => item.end))
  const shortest = Math.min(...items.map(({ minutes }) => minutes).filter((minutes) => minutes > 0))
  const wanted = leastHeight / shortest
  const perMinute = Math.min(bounds.most, Math.max(bounds.least, wanted))
  const top = (moment: number) => ((moment - start) / millisecondsInMinute) * perMinute
  return { floors: timed, scale: { start, end, perMinute, top } }
}

/** The hours and half hours at the side; quarters where there is room for them. */
export function ticksOf({ start, end, perMinute }: Scale): number[] {
  const step = perMinute > 6 ? halfHour / 2 : halfHour
  return Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, at) => start + at * step)
}
