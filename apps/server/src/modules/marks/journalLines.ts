import { fullName } from '@parket/domain/account/user'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { loadStationNames } from './stationNames.ts'

/** The user's name, or who works at the station. */
export function whoOf(row: {
  last_name: string | null
  first_name: string | null
  who: string | null
  judge_last: string | null
  judge_first: string | null
}): string {
  const { last_name, first_name, judge_last, judge_first } = row
  if (last_name !== null) return fullName({ last_name, first_name: first_name ?? '' })
  return judge_last === null
    ? (row.who ?? '')
    : fullName({ last_name: judge_last, first_name: judge_first ?? '' })
}

/** The lines of a round's chain in their order, with who did it, as they were called then. */
export async function listLines(db: Kysely<Database>, eventId: number, roundId: number) {
  const lines = await db
    .selectFrom('journal')
    .leftJoin('users', 'users.id', 'journal.user_id')
    .leftJoin('stations', 'stations.id', 'journal.station_id')
    .leftJoin('judges', 'judges.id', 'stations.judge_id')
    .leftJoin('journal_texts', (join) =>
      join.on(sql<boolean>`journal_texts.hash = journal.body ->> 'reason'`),
    )
    .where('journal.event_id', '=', eventId)
    .where('journal.round_id', '=', roundId)
    .selectAll('journal')
    .select([
      'journal_texts.text',
      'users.last_name',
      'users.first_name',
      'stations.who',
      'judges.last_name as judge_last',
      'judges.first_name as judge_first',
    ])
    .orderBy('journal.n')
    .execute()
  const nameAt = await loadStationNames(db, eventId)
  return lines.map((line) => {
    const { station_id, id, who } = line
    return Object.assign(line, { who: station_id === null ? who : (nameAt(station_id, id) ?? who) })
  })
}
