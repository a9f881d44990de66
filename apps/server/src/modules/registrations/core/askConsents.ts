import type { Transaction } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import { queueConsentRequests } from './letter.ts'

/** Sends the contacts of these registrations the link to give their consents, and notes that they were asked. */
export async function askConsents(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  regDatas: readonly RegDataRow[],
): Promise<void> {
  if (regDatas.length === 0) return
  await trx
    .updateTable('reg_datas')
    .set({ consent_asked_at: context.now })
    .where(
      'id',
      'in',
      regDatas.map(({ id }) => id),
    )
    .execute()
  await queueConsentRequests(trx, context, event, regDatas)
}
