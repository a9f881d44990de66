import { millisecondsInMinute } from 'date-fns/constants'
import { toMillis, type Instant } from '../format/date.ts'

/** A session as the public timetable gives it. */
export interface TimetableSession {
  floor: string
  items: readonly { contest_id: string | null; start: string; minutes: number }[]
}

/** When a contest is danced: from the first of its items to the last, in milliseconds since the epoch. */
export interface ContestTime {
  start: number
  end: number
}

/** When each contest of a timetable is danced, item by item. */
export function contestTimes(sessions: readonly TimetableSession[]): Map<string, ContestTime[]> {
  const times = new Map<string, ContestTime[]>()
  for (const { contest_id, start, minutes } of sessions.flatMap(({ items }) => items)) {
    if (contest_id === null || minutes <= 0) continue
    const itemStart = toMillis(start satisfies Instant)
    const own = times.get(contest_id) ?? []
    own.push({ start: itemStart, end: itemStart + minutes * millisecondsInMinute })
    times.set(contest_id, own)
  }
  return times
}

/**
 * Which of the chosen contests are danced at the same time as this one, according to the timetable.
 * @param chosen ids of contests; the contest itself is left out
 */
export function overlappingContests(
  contestId: string,
  chosen: readonly string[],
  times: ReadonlyMap<string, readonly ContestTime[]>,
): string[] {
  const own = times.get(contestId) ?? []
  return chosen.filter(
    (other) =>
      other !== contestId &&
      (times.get(other) ?? []).some((one) =>
        own.some(({ start, end }) => one.start < end && start < one.end),
      ),
  )
}
