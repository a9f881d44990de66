import type { ChainedLine } from '@parket/domain/journal/line'
import type { Kysely } from 'kysely'

import { appendJournal, hashOf, keepText } from '../change/journal.ts'
import type { Database } from '../db/schema.ts'
import { NOW } from './fixtures.ts'

/** Adds decisions to an event's journal, each with its reason beside it. */
export async function noteReasons(
  db: Kysely<Database>,
  eventId: number,
  decisions: readonly { reason: string; registrationId: number }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const doing = { actor: { user_id: null, station_id: null }, now: NOW }
    for (const { reason, registrationId } of decisions) {
      const body = {
        kind: 'exit',
        registration_id: registrationId,
        reason: await keepText(trx, eventId, reason),
      }
      await appendJournal(trx, { eventId, roundId: null }, doing, [{ kind: 'decision', body }])
    }
  })
}

/** The reasons that are still beside an event's journal, and whether its chain holds. */
export async function readReasons(db: Kysely<Database>, eventId: number) {
  const texts = await db
    .selectFrom('journal_texts')
    .where('event_id', '=', eventId)
    .select('text')
    .orderBy('text')
    .execute()
  const lines = await db
    .selectFrom('journal')
    .where('event_id', '=', eventId)
    .where('round_id', 'is', null)
    .selectAll()
    .orderBy('n')
    .execute()
  let prev = ''
  let isTrue = true
  for (const line of lines) {
    const at = line.at.toISOString()
    isTrue &&= line.prev === prev
    isTrue &&= line.hash === hashOf(prev, { ...line, at, device_at: null } as ChainedLine)
    prev = line.hash
  }
  return { texts: texts.map(({ text }) => text), lines: lines.length, isTrue }
}
