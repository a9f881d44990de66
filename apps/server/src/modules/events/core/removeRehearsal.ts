import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/**
 * Deletes the rehearsal of an event with everything that was entered there, money included
 * (docs/adr/0044). Does nothing where there is none. Files of a rehearsal are left to the job that deletes
 * files which no row names.
 *
 * @returns the id that it had; null: there was none
 */
export async function removeRehearsal(
  trx: Transaction<Database>,
  originId: number,
): Promise<number | null> {
  const rehearsal = await trx
    .selectFrom('events')
    .where('rehearsal_of', '=', originId)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!rehearsal) return null
  const { id } = rehearsal
  await trx.deleteFrom('ledger').where('event_id', '=', id).execute()
  await trx.deleteFrom('publications').where('event_id', '=', id).execute()
  const rounds = trx.selectFrom('rounds').where('event_id', '=', id).select('id')
  for (const table of ['mark_sheets', 'round_decisions', 'panel_substitutions'] as const) {
    await trx.deleteFrom(table).where('round_id', 'in', rounds).execute()
  }
  await trx.deleteFrom('rounds').where('event_id', '=', id).execute()
  await trx.deleteFrom('registrations').where('event_id', '=', id).execute()
  await trx.deleteFrom('reg_datas').where('event_id', '=', id).execute()
  await trx.deleteFrom('journal').where('event_id', '=', id).execute()
  await trx.deleteFrom('events').where('id', '=', id).execute()
  return id
}
