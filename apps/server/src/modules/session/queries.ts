import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** From now on no token of the user is valid, save the one that is excepted. */
export async function revokeTokens(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  exceptId: number | null = null,
): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .execute()
}

/** From now on the token is no longer valid. */
export async function revokeToken(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db.updateTable('tokens').set({ revoked_at: now }).where('id', '=', id).execute()
}
