import { sql, type Kysely } from 'kysely'

import { auditAll } from '../change/audit.ts'
import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** Changes the text of an event as staff do. @returns the change set */
export function changeInfo(db: Kysely<Database>, teamId: number, eventId: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('change_sets')
      .values({ at: NOW, team_id: teamId, event_id: eventId, action: 'updateEvent' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`select set_config('parket.change_set', ${String(id)}, true)`.execute(trx)
    await trx
      .updateTable('events')
      .set({ info: 'Новое', version: 2 })
      .where('id', '=', eventId)
      .execute()
    await auditAll(trx, [
      {
        userId: null,
        teamId,
        eventId,
        action: 'updateEvent',
        entity: 'event',
        entityId: eventId,
        changes: { info: { from: '', to: 'Новое' } },
        changeSetId: id,
      },
    ])
    return id
  })
}
