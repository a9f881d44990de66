import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { issueToken } from '../../plugins/authentication.ts'
import type { UserRow } from '../users/queries.ts'

/**
 * Makes a token for a user whose password was right, unless the password was changed or the account
 * deleted meanwhile: then the new token would outlive those that were revoked.
 */
export function openSession(
  db: Kysely<Database>,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const same = await trx
      .selectFrom('users')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('deleted_at', 'is', null)
      .select('id')
      .forShare()
      .executeTakeFirst()
    return same ? issueToken(trx, same.id, now) : null
  })
}

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
