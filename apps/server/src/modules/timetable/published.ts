import type { Selectable, Transaction } from 'kysely'

import type { Database, EventsTable } from '../../db/schema.ts'
import type { SessionRow } from '../../records/timetable.ts'

/**
 * Notes where the items of a published timetable stand that were not noted yet: before a change what the public saw
 * until now, after it what is new. What was noted stays.
 */
export async function notePublished(
  trx: Transaction<Database>,
  { id: event_id, timetable_published_at }: Selectable<EventsTable>,
  sessions: readonly SessionRow[],
): Promise<void> {
  if (timetable_published_at === null) return
  const rows = sessions.flatMap((session) =>
    session.items
      .filter(({ published_start }) => published_start === null)
      .map(({ id, start }) => ({
        event_id,
        item_id: id,
        session_id: session.id,
        start_at: new Date(start),
      })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('published_items')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A new publication begins with what stands now. */
export async function forgetPublished(trx: Transaction<Database>, eventId: number): Promise<void> {
  await trx.deleteFrom('published_items').where('event_id', '=', eventId).execute()
}
