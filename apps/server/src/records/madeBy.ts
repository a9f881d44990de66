import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DancerRow } from './registrations.ts'

/**
 * Ids of the registrations that an account made. For one that was merged into another (`merged_into` names the one that
 * stands) that other counts: whoever made the duplicate keeps their rights to the consents (docs/adr/0054). Contacts and
 * changes are still of `registered_by` and the PIN alone.
 */
export function madeBy(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('reg_datas as made')
    .where('made.registered_by', '=', userId)
    .select((eb) => eb.fn.coalesce('made.merged_into', 'made.id').as('id'))
}

/**
 * The dancers as the account itself entered them, by registration of these that it did not make: those of its duplicates
 * that were merged into it. How they stand there now, with other birth dates maybe, is not theirs to know.
 */
export async function findEntered(
  db: Kysely<Database>,
  userId: number,
  regDataIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DancerRow[]>> {
  if (regDataIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dancers')
    .innerJoin('reg_datas as made', 'made.id', 'dancers.reg_data_id')
    .where('made.registered_by', '=', userId)
    .where('made.merged_into', 'in', regDataIds)
    .distinctOn(['made.merged_into', 'dancers.person_key'])
    .selectAll('dancers')
    .select((eb) => eb.ref('made.merged_into').$notNull().as('stands'))
    .orderBy('made.merged_into')
    .orderBy('dancers.person_key')
    .orderBy('dancers.id')
    .execute()
  return Map.groupBy(
    rows.toSorted((one, other) => one.id - other.id),
    ({ stands }) => stands,
  )
}
