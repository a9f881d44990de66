import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'

/** Ids of the live superadmins, locked until the end of the transaction. */
export async function listSuperadmins(trx: Transaction<Database>): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .where('superadmin', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Call it before taking any other lock, so that two superadmins who delete each other do not
 * deadlock.
 *
 * @throws Problem 409 when without this user nobody could administer the installation
 */
export async function refuseLastSuperadmin(
  trx: Transaction<Database>,
  userId: number,
): Promise<void> {
  const ids = await listSuperadmins(trx)
  if (ids.length === 1 && ids[0] === userId) throw new Problem(409, 'last_superadmin')
}
