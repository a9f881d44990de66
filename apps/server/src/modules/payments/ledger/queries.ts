import type { Kysely, Selectable } from 'kysely'

import type { Database, LedgerTable } from '../../../db/schema.ts'

/** A line of the ledger with whoever entered it. */
export type LedgerRow = Selectable<LedgerTable> & {
  last_name: string | null
  first_name: string | null
}

/** A registration's ledger, oldest first. */
export function listLedger(db: Kysely<Database>, regDataId: number): Promise<LedgerRow[]> {
  return db
    .selectFrom('ledger')
    .leftJoin('users', 'users.id', 'ledger.created_by')
    .where('ledger.reg_data_id', '=', regDataId)
    .selectAll('ledger')
    .select(['users.last_name', 'users.first_name'])
    .orderBy('ledger.id')
    .execute()
}
