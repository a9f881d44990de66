import { timeScale, type TimeScale } from '@parket/domain/timetable/scale'
import { timeItems } from '@parket/domain/timetable/timetable'
import { freeTimes } from '@parket/domain/timetable/waits'
import type { TimedFloor, TimetableContest, TimetableFloor } from './timetableData.ts'
import { blockWords } from './timetableWords.ts'

/** How time becomes height on all floors. */
export interface Scale extends TimeScale {
  start: number
  end: number
}

const minute = 60_000
const quarter = 15 * minute
/** Less is the pause in which one couple leaves and the next one comes: it has no words. */
const toldFrom = 5 * minute
/** What stands beside a name in its line, in pixels: the hour, the minutes, gaps; and a conflict's number. */
const beside = 118
const numberBeside = 22

/**
 * @param floors of one part of the event
 * @param contests by id
 * @param width of a floor's column in pixels: names take as many lines as they need
 * @param marked how many conflicts each item has, by id
 * @param widthOf of words in pixels, as they are set in a block
 * @returns with the lines that each item's name takes, by id
 */
export function scaleOf(
  floors: readonly TimetableFloor[],
  contests: ReadonlyMap<string, TimetableContest>,
  width: number,
  marked: ReadonlyMap<number, number>,
  widthOf: (words: string) => number,
): { floors: TimedFloor[]; scale: Scale; linesOf: ReadonlyMap<number, number> } {
  const all = floors.flatMap(({ start, items }) => timeItems(start, items))
  const starts = floors.map(({ start }) => Date.parse(start))
  const start = Math.floor(Math.min(...starts) / quarter) * quarter
  const last = Math.max(start, ...all.map((item) => item.end))
  const timed = floors.map(({ items, ...floor }) =>
    Object.assign(floor, {
      items: timeItems(floor.start, items),
      free: freeTimes(floor.start, items, last).filter((free) => free.end - free.start >= toldFrom),
    }),
  )
  const lines = all.map((item) => ({
    id: item.id,
    start: item.start,
    end: item.end,
    lines: lineCount(
      blockWords(item, contests),
      Math.max(40, width - beside - numberBeside * (marked.get(item.id) ?? 0)),
      widthOf,
    ),
  }))
  const free = timed.flatMap((floor) =>
    floor.free.map(({ start, end }) => ({ start, end, lines: 1 })),
  )
  const end = Math.max(start + 4 * quarter, last)
  return {
    floors: timed,
    scale: { start, end, ...timeScale([...lines, ...free], start, end) },
    linesOf: new Map(lines.map((item) => [item.id, item.lines])),
  }
}

/**
 * The minutes in which somebody is wanted on two floors that stand side by side.
 *
 * @returns of each floor those with the one before it
 */
export function sharedTimes(
  floors: readonly TimedFloor[],
  conflicts: readonly { itemIds: readonly number[] }[],
): { start: number; end: number }[][] {
  return floors.map((floor, at) => {
    // Two of one pair of rounds, a dancer and a judge say, are wanted in the same minutes.
    const times = new Map<string, { start: number; end: number }>()
    for (const { itemIds } of conflicts) {
      const [before, own] = [floors[at - 1], floor].map((one) =>
        one?.items.find(({ id }) => itemIds.includes(id)),
      )
      if (!before || !own) continue
      const start = Math.max(before.start, own.start)
      const end = Math.min(before.end, own.end)
      if (start < end) times.set(`${start} ${end}`, { start, end })
    }
    return [...times.values()]
  })
}

/** The lines that words take: each goes into the line before it where it fits. */
function lineCount(words: string, width: number, widthOf: (words: string) => number): number {
  let lines = 1
  let line = ''
  for (const word of words.split(/[ \n]/u)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    // A word that is longer than a line goes on in the next ones.
    lines += (line === '' ? 0 : 1) + Math.floor(widthOf(word) / width)
    line = word
  }
  return lines
}

/** The quarters of an hour at the side, without those that would stand too close to a full hour. */
export function ticksOf({ start, end, top }: Scale): number[] {
  const count = Math.floor((end - start) / quarter) + 1
  return Array.from({ length: count }, (_, at) => start + at * quarter).filter(
    (tick, at, all) => at === 0 || top(tick) - top(all[at - 1] ?? start) >= 20,
  )
}
