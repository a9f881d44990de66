import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

const KEY = 'last_backup'

/** Notes in the database that was copied that the copy is complete. */
export async function noteBackup(db: Kysely<Database>, at: Date): Promise<void> {
  const value = JSON.stringify({ at: at.toISOString() })
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** When the last copy was complete; null: none is known of. */
export async function lastBackup(db: Kysely<Database>): Promise<Date | null> {
  const found = await db
    .selectFrom('settings')
    .where('key', '=', KEY)
    .select('value')
    .executeTakeFirst()
  return found ? new Date((found.value as { at: string }).at) : null
}
