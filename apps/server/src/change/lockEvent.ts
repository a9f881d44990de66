import type { Selectable, Transaction } from 'kysely'

import type { Database, EventsTable } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'

/**
 * Takes the event's lock until the end of the transaction, as `take_reg_number` does: places,
 * versions and charges of an event are decided behind it, one change after another.
 *
 * @returns the event as it is now
 * @throws Problem 404 when it was deleted meanwhile
 */
export async function lockEvent(
  trx: Transaction<Database>,
  id: number,
): Promise<Selectable<EventsTable>> {
  const event = await trx
    .selectFrom('events')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!event) throw new Problem(404, 'event_not_found')
  return event
}
