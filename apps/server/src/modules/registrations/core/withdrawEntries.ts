import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { RegistrationRow } from '../../../records/registrations.ts'
import { takeBackPlaceLetters } from './promote.ts'

/** Takes entries back: they stay on record, their places are free for whoever promotes the waiting list. */
export async function withdrawEntries(
  trx: Transaction<Database>,
  entries: readonly Pick<RegistrationRow, 'id'>[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  await trx
    .updateTable('registrations')
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where('id', 'in', ids)
    .execute()
  await takeBackPlaceLetters(trx, ids)
}
