import { timeItems, type Timed } from '@parket/domain/timetable/timetable'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database, SessionItemsTable, SessionsTable } from '../db/schema.ts'

/** An item with what a page shows of its contest. */
export type SessionItemRow = Omit<Selectable<SessionItemsTable>, 'started_at' | 'ended_at'> & {
  /** ISO instants, as JSON has them. */
  started_at: string | null
  ended_at: string | null
  group_num: number | null
  group_name: string | null
  section: string | null
  contest_status: string | null
  /** Where and when the public first saw it, as JSON has it; null in a draft, or where nothing was changed since. */
  published_start: string | null
  published_session_id: number | null
}

/** A session with its items in order and their times. */
export type SessionRow = Selectable<SessionsTable> & { items: Timed<SessionItemRow>[] }

/** The sessions of an event with their timetables, by start, in one query. */
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
    .select((eb) => jsonArrayFrom(selectItems(eb)).as('items'))
    .orderBy('start_at')
    .orderBy('number')
    .execute()
  return sessions.map((session) =>
    Object.assign(session, { items: timeItems(session.start_at, session.items) }),
  )
}

function selectItems(eb: ExpressionBuilder<Database, 'sessions'>) {
  return eb
    .selectFrom('session_items')
    .leftJoin('contests', 'contests.id', 'session_items.contest_id')
    .leftJoin('events as published', (join) =>
      join
        .onRef('published.id', '=', 'session_items.event_id')
        .on('published.timetable_published_at', 'is not', null),
    )
    .leftJoin('published_items', (join) =>
      join
        .onRef('published_items.event_id', '=', 'published.id')
        .onRef('published_items.item_id', '=', 'session_items.id'),
    )
    .whereRef('session_items.session_id', '=', 'sessions.id')
    .selectAll('session_items')
    .select(['contests.group_num', 'contests.group_name', 'contests.section'])
    .select('contests.status as contest_status')
    .select('published_items.start_at as published_start')
    .select('published_items.session_id as published_session_id')
    .orderBy('ind')
}
