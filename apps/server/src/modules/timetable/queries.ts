import { dancerKey } from '@parket/domain/registration/dancers'
import { timeItems, type Timed } from '@parket/domain/timetable/timetable'
import type { Kysely, Selectable } from 'kysely'

import type { Database, SessionItemsTable, SessionsTable } from '../../db/schema.ts'

/** An item with what a page shows of its contest. */
export type SessionItemRow = Selectable<SessionItemsTable> & {
  group_num: number | null
  group_name: string | null
  section: string | null
  contest_status: string | null
}

/** A session with its items in order and their times. */
export type SessionRow = Selectable<SessionsTable> & { items: Timed<SessionItemRow>[] }

/** The sessions of an event with their timetables, by start, in two queries. */
export async function listSessions(
  db: Kysely<Database>,
  eventId: number,
  sessionId?: number,
): Promise<SessionRow[]> {
  const sessions = await db
    .selectFrom('sessions')
    .where('event_id', '=', eventId)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? 0))
    .selectAll()
    .orderBy('start_at')
    .orderBy('number')
    .execute()
  const items = await db
    .selectFrom('session_items')
    .leftJoin('contests', 'contests.id', 'session_items.contest_id')
    .where('session_items.event_id', '=', eventId)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? 0))
    .selectAll('session_items')
    .select(['contests.group_num', 'contests.group_name', 'contests.section'])
    .select('contests.status as contest_status')
    .orderBy('session_id')
    .orderBy('ind')
    .execute()
  const itemsOf = Map.groupBy(items, ({ session_id }) => session_id)
  return sessions.map((session) =>
    Object.assign(session, { items: timeItems(session.start_at, itemsOf.get(session.id) ?? []) }),
  )
}

/** A session of the event. */
export async function findSession(
  db: Kysely<Database>,
  eventId: number,
  id: number,
): Promise<SessionRow | undefined> {
  const [session] = await listSessions(db, eventId, id)
  return session
}

/** Who dances in contests, by contest: the same person has the same key. */
export async function findDancers(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, { key: string; id: number }[]>> {
  if (contestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('dancers', 'dancers.reg_data_id', 'registrations.reg_data_id')
    .where('registrations.contest_id', 'in', contestIds)
    .where('registrations.status', '=', 'active')
    .select(['contest_id', 'dancers.id', 'last_name', 'first_name', 'birth_date'])
    .execute()
  const dancers = rows.map((row) => ({
    contest_id: row.contest_id,
    id: row.id,
    key: dancerKey(row),
  }))
  return Map.groupBy(dancers, ({ contest_id }) => contest_id)
}

/** The panels of contests, by contest. */
export async function findPanels(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, number[]>> {
  if (contestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('panel_judges')
    .where('contest_id', 'in', contestIds)
    .select(['contest_id', 'judge_id'])
    .orderBy('ind')
    .execute()
  const panels = new Map<string, number[]>()
  for (const { contest_id, judge_id } of rows) {
    panels.set(contest_id, [...(panels.get(contest_id) ?? []), judge_id])
  }
  return panels
}
