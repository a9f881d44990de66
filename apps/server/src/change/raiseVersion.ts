import type { Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Raises the version of a locked event after a change of what belongs to it; gives the new one. */
export async function raiseVersion(
  trx: Transaction<Database>,
  { id, version }: { id: number; version: number },
): Promise<number> {
  const next = version + 1
  await trx.updateTable('events').set({ version: next }).where('id', '=', id).execute()
  return next
}
