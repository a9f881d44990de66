import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import { sessionConflicts } from '@parket/domain/timetable/staffed'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { EventRow } from '../../records/events.ts'
import type { SessionRow } from '../../records/timetable.ts'
import { findJudges } from '../rounds/panels/judgeIds.ts'
import { findDancers } from './queries.ts'

/** The conflicts of an event's timetable, by time. */
export async function findConflicts(
  db: Kysely<Database>,
  { min_rest }: Pick<EventRow, 'min_rest'>,
  sessions: readonly SessionRow[],
): Promise<TimetableConflict[]> {
  const ids = plannedContestIds(sessions)
  const dancers = await findDancers(db, ids)
  const judges = await findJudges(db, ids)
  const people = new Map(
    ids.map((id) => [
      id,
      { dancers: dancers.get(id) ?? [], ...(judges.get(id) ?? { judgeIds: [] }) },
    ]),
  )
  const staffed = sessions.map(({ floor, start_at, items }) => ({ floor, start: start_at, items }))
  return sessionConflicts(staffed, people, min_rest)
}

/** The contests that a timetable has an item of, each once. */
export function plannedContestIds(sessions: readonly SessionRow[]): string[] {
  return [
    ...new Set(
      sessions.flatMap(({ items }) => items.flatMap(({ contest_id }) => contest_id ?? [])),
    ),
  ]
}
