import { millisecondsInMinute } from 'date-fns/constants'

/** What has to have a height on the axis: moments in milliseconds. */
export interface ScaledItem {
  start: number
  end: number
  /** The lines of text it needs; 0 where it may be as low as it is short. */
  lines: number
}

/** 15 minutes are 40 px (docs/rules/timetable.md, «Scale»). */
export const PIXELS_PER_MINUTE = 40 / 15
/** One line of text, with the gap to the next block. */
export const LINE_HEIGHT = 22

/** How time becomes height, the same for all floors. */
export interface TimeScale {
  /** Pixels from the top; a moment between two known ones lies between them. */
  top: (moment: number) => number
  /** Pixels of the whole axis. */
  height: number
}

/**
 * The scale of a timetable: 15 minutes are 40 px, and time stretches only where an item would not hold its lines. One
 * hour has one height on all floors, so what is at one time stands side by side.
 *
 * @param items of all floors, in any order
 * @param from where the axis begins
 * @param to where it ends
 */
export function timeScale(items: readonly ScaledItem[], from: number, to: number): TimeScale {
  const moments = [...new Set([from, to, ...items.flatMap(({ start, end }) => [start, end])])]
    .filter((moment) => moment >= from && moment <= to)
    .toSorted((one, other) => one - other)
  const ending = Map.groupBy(items, ({ end }) => end)
  const tops = new Map<number, number>()
  let before = from
  let top = 0
  for (const moment of moments) {
    top += ((moment - before) / millisecondsInMinute) * PIXELS_PER_MINUTE
    // What ends here has to have had room for its lines by now.
    for (const { start, lines } of ending.get(moment) ?? []) {
      if (start < moment) top = Math.max(top, (tops.get(start) ?? 0) + lines * LINE_HEIGHT)
    }
    tops.set(moment, top)
    before = moment
  }
  return { top: (moment) => between(moments, tops, moment), height: top }
}

/** The height of a moment, by those of the known ones around it. */
function between(moments: readonly number[], tops: ReadonlyMap<number, number>, moment: number) {
  const known = tops.get(moment)
  if (known !== undefined) return known
  const topOf = (one: number) => tops.get(one) ?? 0
  const next = moments.findIndex((one) => one > moment)
  if (next === 0) return 0
  if (next < 0) return Math.max(...tops.values())
  const [start, end] = moments.slice(next - 1, next + 1) as [number, number]
  return topOf(start) + ((topOf(end) - topOf(start)) * (moment - start)) / (end - start)
}
