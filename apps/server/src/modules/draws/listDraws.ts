import { foldDraws, type Draw, type DrawLine } from '@parket/domain/draw/foldDraws'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** The draws of an event's rounds by `drawnRoundName`, as its journal has them: those taken back, too. */
export async function listDraws(
  db: Kysely<Database>,
  eventId: number,
): Promise<ReadonlyMap<string, readonly Draw[]>> {
  const rows = await db
    .selectFrom('journal')
    .leftJoin('journal_texts', (join) =>
      join.on(sql`journal_texts.hash`, '=', sql`journal.body ->> 'reason'`),
    )
    .where('journal.event_id', '=', eventId)
    // Draws stand in the event's own chain.
    .where('journal.round_id', 'is', null)
    .where('kind', '=', 'draw')
    .where(sql`body ->> 'contest_id'`, 'is not', null)
    // Without heats and what they follow from, which are long.
    .select(['at', 'text', sql<DrawLine['body']>`body - 'heats' - 'input' - 'pairs'`.as('body')])
    .orderBy('n')
    .execute()
  return foldDraws(rows.map(({ at, text, body }) => ({ at: at.toISOString(), reason: text, body })))
}
