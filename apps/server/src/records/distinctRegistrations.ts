import type { Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'

/**
 * Ends what was said of a registration and those like it (docs/adr/0051): it was said of other names or birth dates.
 */
export async function forgetDistinct(trx: Transaction<Database>, regDataId: number): Promise<void> {
  await trx
    .deleteFrom('distinct_registrations')
    .where((eb) => eb.or([eb('reg_data_id', '=', regDataId), eb('other_id', '=', regDataId)]))
    .execute()
}
