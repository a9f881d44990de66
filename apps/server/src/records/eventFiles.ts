import { fileSlots } from '@parket/domain/files/eventFiles'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'

import type { Database, EventFilesTable } from '../db/schema.ts'

export type EventFileRow = Selectable<EventFilesTable>

/** «The four slots that are filled, then the other files by name.» */
export function listEventFiles(db: Kysely<Database>, eventId: number): Promise<EventFileRow[]> {
  const slots = sql`array[${sql.join(fileSlots.map((slot) => sql.lit(slot)))}]`
  return db
    .selectFrom('event_files')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy(sql`array_position(${slots}, id)`)
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute()
}

export function findEventFile(
  db: Kysely<Database>,
  eventId: number,
  id: string,
): Promise<EventFileRow | undefined> {
  return db
    .selectFrom('event_files')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
}

/** Puts a file in its place, instead of the one that is there. */
export function saveEventFile(
  trx: Transaction<Database>,
  { event_id, id, ...content }: Insertable<EventFilesTable>,
): Promise<EventFileRow> {
  return trx
    .insertInto('event_files')
    .values({ event_id, id, ...content })
    .onConflict((conflict) => conflict.columns(['event_id', 'id']).doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns what was deleted */
export function deleteEventFile(
  trx: Transaction<Database>,
  eventId: number,
  id: string,
): Promise<EventFileRow | undefined> {
  return trx
    .deleteFrom('event_files')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** The keys of everything that an event stores. */
export async function listStoredKeys(db: Kysely<Database>, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_files')
    .where('event_id', '=', eventId)
    .select(['storage_key', 'preview_key'])
    .execute()
  return rows.flatMap(({ storage_key, preview_key }) =>
    preview_key === null ? [storage_key] : [storage_key, preview_key],
  )
}
