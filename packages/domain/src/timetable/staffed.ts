import { timetableConflicts, type StaffedItem, type TimetableConflict } from './conflicts.ts'
import { timeItems, type PlannedItem } from './timetable.ts'

/** A session as conflicts are looked for in it. */
export interface StaffedSession {
  floor: string
  start: string | Date
  items: readonly (PlannedItem & { id: number; kind: string; contest_id: string | null })[]
}

/** Who dances and who judges a contest. */
export type ContestPeople = Pick<StaffedItem, 'dancers' | 'judgeIds'>

/**
 * The conflicts of a timetable. Only rounds need people, and each round those of its whole contest: who goes
 * on is not known before.
 *
 * @param people by contest id
 * @param minRest minutes a dancer should have between two rounds
 */
export function sessionConflicts(
  sessions: readonly StaffedSession[],
  people: ReadonlyMap<string, ContestPeople>,
  minRest: number,
): TimetableConflict[] {
  const items = sessions.flatMap(({ floor, start, items }) =>
    timeItems(start, items).flatMap((item) => {
      const found = item.contest_id === null ? undefined : people.get(item.contest_id)
      if (item.kind !== 'round' || !found) return []
      const { id, start, end } = item
      return [{ id, floor, start, end, dancers: found.dancers, judgeIds: found.judgeIds }]
    }),
  )
  return timetableConflicts(items, minRest)
}
