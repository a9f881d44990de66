import type { Transaction } from 'kysely'

import type { Database } from './db/schema.ts'

/** Who did what to which record. Tells of persons by id only. */
export type AuditEntry = {
  userId: number | null
  teamId: number
  eventId: number | null
  /** A verb: `register`. */
  action: string
  /** The kind of record: `regData`. */
  entity: string
  entityId: number | string
  changes?: object
}

/** Notes a change in the transaction that makes it. */
export async function audit(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      user_id: entry.userId,
      team_id: entry.teamId,
      event_id: entry.eventId,
      action: entry.action,
      entity: entry.entity,
      entity_id: String(entry.entityId),
      changes: entry.changes ? JSON.stringify(entry.changes) : null,
    })
    .execute()
}
