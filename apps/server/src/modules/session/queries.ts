import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** From now on the token is no longer valid. */
export async function revokeToken(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db.updateTable('tokens').set({ revoked_at: now }).where('id', '=', id).execute()
}
