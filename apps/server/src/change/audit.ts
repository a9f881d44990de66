import { isDeepStrictEqual } from 'node:util'

import type { Transaction } from 'kysely'

import type { OperationId } from '../contract/operationId.ts'
import type { Database } from '../db/schema.ts'

/** What a field was and what it became. */
export type Change = { from: unknown; to: unknown }
export type Changes = Record<string, Change>

/** Who did what to which record. Refers to people by id only. */
export type AuditEntry = {
  userId: number | null
  /** Null: no station. */
  stationId?: number | null
  teamId: number
  eventId: number | null
  /** The call that made the change, or what the server did by itself. */
  action: OperationId | 'promoteWaiting' | 'erasePersonalData'
  /** The kind of record: `regData`. */
  entity: string
  entityId: number | string
  changes?: Changes
  /** What the change can be undone by. */
  changeSetId?: number | null
}

/** Lines in one query: more would exceed the limit on parameters. */
const AT_ONCE = 5000

/** Writes lines of the audit log, in the transaction of the change. */
export async function auditAll(trx: Transaction<Database>, entries: AuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    await writeLines(trx, entries.slice(at, at + AT_ONCE))
  }
}

async function writeLines(trx: Transaction<Database>, entries: AuditEntry[]): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        user_id: entry.userId,
        station_id: entry.stationId ?? null,
        team_id: entry.teamId,
        event_id: entry.eventId,
        action: entry.action,
        entity: entry.entity,
        entity_id: String(entry.entityId),
        changes: entry.changes ? JSON.stringify(entry.changes) : null,
        change_set_id: entry.changeSetId ?? null,
      })),
    )
    .execute()
}

/** The fields in which two states of a record differ. */
export function changesBetween<T extends object>(before: Partial<T>, after: T): Changes {
  const changes: Changes = {}
  for (const [field, to] of Object.entries(after) as [string, unknown][]) {
    const from = (before as Record<string, unknown>)[field] ?? null
    if (!isDeepStrictEqual(asJson(from), asJson(to ?? null))) changes[field] = { from, to }
  }
  return changes
}

/** A value after a round trip through JSON. The order of keys is ignored, as in `jsonb`. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/**
 * Hides the values of personal fields: tells which were set, changed or cleared, not their content.
 */
export function redactValues(changes: Changes): Changes {
  const hide = (value: unknown) => (value === null ? null : '…')
  return Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => [
      field,
      { from: hide(from), to: hide(to) },
    ]),
  )
}
