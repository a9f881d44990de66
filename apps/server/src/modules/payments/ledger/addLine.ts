import type { Insertable } from 'kysely'

import type { AuditedTransaction } from '../../../change/auditedTransaction.ts'
import type { LedgerTable } from '../../../db/schema.ts'

/** A line that somebody enters, checked. */
export type EnteredLine = Pick<
  Insertable<LedgerTable>,
  'kind' | 'amount' | 'method' | 'reference' | 'title' | 'corrects_id'
>

/** Adds a line to the ledger of a registration, and notes it in the audit log. */
export async function addLine(
  { trx, writeAudit }: AuditedTransaction,
  of: { eventId: number; regDataId: number; userId: number },
  line: EnteredLine,
): Promise<void> {
  const { id } = await trx
    .insertInto('ledger')
    .values({
      ...line,
      event_id: of.eventId,
      reg_data_id: of.regDataId,
      created_by: of.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { kind, amount, method } = line
  await writeAudit({
    entity: 'regData',
    entityId: of.regDataId,
    changes: { [`ledger.${id}`]: { from: null, to: { kind, amount, method } } },
  })
}
