import { stationKinds } from '@parket/domain/station/kinds'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'

import type { Database, StationsTable } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'

/** A station with the judge whose it is. */
export type StationRow = Selectable<StationsTable> & {
  letter: string | null
  last_name: string | null
  first_name: string | null
}

/**
 * The stations of an event: judges first, by letter, then the others as `stationKinds` has them; those that were revoked
 * last.
 */
export function listStations(db: Kysely<Database>, eventId: number): Promise<StationRow[]> {
  return selectStations(db)
    .where('stations.event_id', '=', eventId)
    .orderBy((eb) => eb('stations.revoked_at', 'is not', null))
    .orderBy(sql`array_position(${[...stationKinds]}::text[], stations.kind)`)
    .orderBy((eb) => eb.fn('length', ['letter']))
    .orderBy('letter')
    .orderBy('stations.label')
    .orderBy('stations.id')
    .execute()
}

export function findStation(
  db: Kysely<Database>,
  eventId: number,
  id: number,
): Promise<StationRow | undefined> {
  return selectStations(db)
    .where('stations.event_id', '=', eventId)
    .where('stations.id', '=', id)
    .executeTakeFirst()
}

/**
 * The station as it is now, locked until the end of the transaction.
 * @throws Problem 404
 */
export async function lockStation(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<StationRow> {
  await trx
    .selectFrom('stations')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute()
  const station = await findStation(trx, eventId, id)
  if (!station) throw new Problem(404, 'station_not_found')
  return station
}

function selectStations(db: Kysely<Database>) {
  return db
    .selectFrom('stations')
    .leftJoin('event_judges', (join) =>
      join
        .onRef('event_judges.event_id', '=', 'stations.event_id')
        .onRef('event_judges.judge_id', '=', 'stations.judge_id'),
    )
    .leftJoin('judges', 'judges.id', 'stations.judge_id')
    .selectAll('stations')
    .select(['event_judges.letter', 'judges.last_name', 'judges.first_name'])
}
