import { randomBytes } from 'node:crypto'

import { appendJournal, type Doing } from '../../change/journal.ts'
import type { Database, DrawSecretsTable } from '../../db/schema.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'

export type DrawSecret = Selectable<DrawSecretsTable>

/** What of an event says how it is drawn. */
export interface DrawnEvent {
  id: number
  draw_mode: 'server' | 'public'
}

export function listSecrets(db: Kysely<Database>, eventId: number): Promise<DrawSecret[]> {
  return db.selectFrom('draw_secrets').where('event_id', '=', eventId).selectAll().execute()
}

/**
 * Makes the secret of each session that has none: from now on it is fixed, and its hash is shown. Behind the event's lock.
 * @param doing who closed the entries, or showed the hash
 */
export async function commitSecrets(
  trx: Transaction<Database>,
  doing: Doing,
  eventId: number,
  sessionIds: readonly number[],
): Promise<void> {
  const known = new Set((await listSecrets(trx, eventId)).map(({ session_id }) => session_id))
  const missing = sessionIds.filter((id) => !known.has(id))
  if (missing.length === 0) return
  const made = missing.map((session_id) => ({
    event_id: eventId,
    session_id,
    secret: randomBytes(32).toString('hex'),
    committed_at: doing.now,
  }))
  await trx.insertInto('draw_secrets').values(made).execute()
  const lines = made.map(({ session_id, secret }) => ({
    kind: 'draw' as const,
    body: { session_id, secret_hash: sha256(secret) },
  }))
  await appendJournal(trx, { eventId, roundId: null }, doing, lines)
}

/** The same for the sessions in which contests are danced, of an event that draws in public. */
export async function commitSecretsOf(
  trx: Transaction<Database>,
  doing: Doing,
  event: DrawnEvent,
  contestIds: readonly string[],
): Promise<void> {
  if (event.draw_mode !== 'public' || contestIds.length === 0) return
  const sessions = await trx
    .selectFrom('session_items')
    .where('contest_id', 'in', contestIds)
    .where('kind', '=', 'round')
    .select('session_id')
    .distinct()
    .orderBy('session_id')
    .execute()
  const ids = sessions.map(({ session_id }) => session_id)
  await commitSecrets(trx, doing, event.id, ids)
}
