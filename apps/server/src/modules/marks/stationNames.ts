import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Who worked at a station when a line was written; null: the event's chain does not tell. */
export type NameAt = (stationId: number, lineId: number) => string | null

/** Who was named on the stations of an event, by its chain: a station is renamed for the next person. */
export async function loadStationNames(db: Kysely<Database>, eventId: number): Promise<NameAt> {
  const notes = await db
    .selectFrom('journal')
    .leftJoin('journal_texts', (join) =>
      join.on(sql<boolean>`journal_texts.hash = journal.body ->> 'who'`),
    )
    .where('journal.event_id', '=', eventId)
    .where('journal.round_id', 'is', null)
    .where('journal.kind', '=', 'station')
    .select(['journal.id', 'journal_texts.text'])
    .select(sql<number>`(journal.body ->> 'station_id')::integer`.as('named'))
    .orderBy('journal.id')
    .execute()
  const byStation = Map.groupBy(notes, ({ named }) => named)
  return (stationId, lineId) => {
    const before = byStation.get(stationId)?.findLast(({ id }) => id < lineId)
    return before ? (before.text ?? '') : null
  }
}
