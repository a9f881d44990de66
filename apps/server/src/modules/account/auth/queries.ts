import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { issueToken, type Device } from '../../../security/tokens.ts'
import type { UserRow } from '../../people/users/queries.ts'

/**
 * Issues a token after the password was verified. Null when the password was changed or the account
 * deleted meanwhile: the new token would survive their revocation.
 */
export function openSession(
  db: Kysely<Database>,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  now: Date,
  device: Device,
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
    return same ? issueToken(trx, same.id, now, device) : null
  })
}
