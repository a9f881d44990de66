import { fullName } from '@parket/domain/account/user'
import type { JournalKind } from '@parket/domain/journal/line'
import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
} from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { HashedLine } from '../../journal/line.ts'
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
export function listLines(db: Kysely<Database>, eventId: number, roundId: number) {
  return readLines(db, eventId, (eb) => eb('journal.round_id', '=', roundId))
}

/** The same of the chains of several rounds and of the event's own, in the order in which they were written. */
export function listAllLines(db: Kysely<Database>, eventId: number, roundIds: readonly number[]) {
  return readLines(db, eventId, (eb) => {
    const own = eb('journal.round_id', 'is', null)
    return roundIds.length === 0 ? own : eb.or([own, eb('journal.round_id', 'in', roundIds)])
  })
}

async function readLines(
  db: Kysely<Database>,
  eventId: number,
  isChosen: (eb: ExpressionBuilder<Database, 'journal'>) => Expression<SqlBool>,
) {
  const lines = await db
    .selectFrom('journal')
    .leftJoin('users', 'users.id', 'journal.user_id')
    .leftJoin('stations', 'stations.id', 'journal.station_id')
    .leftJoin('judges', 'judges.id', 'stations.judge_id')
    .leftJoin('journal_texts', (join) =>
      join.on(sql<boolean>`journal_texts.hash = journal.body ->> 'reason'`),
    )
    .where('journal.event_id', '=', eventId)
    .where(isChosen(expressionBuilder<Database, 'journal'>()))
    .selectAll('journal')
    .select([
      'journal_texts.text',
      'users.last_name',
      'users.first_name',
      'stations.who',
      'stations.kind as station_kind',
      'judges.last_name as judge_last',
      'judges.first_name as judge_first',
    ])
    // Of one chain the order of its numbers.
    .orderBy('journal.id')
    .execute()
  const nameAt = await loadStationNames(db, eventId)
  return lines.map((line) => {
    const { station_id, id, who } = line
    return Object.assign(line, { who: station_id === null ? who : (nameAt(station_id, id) ?? who) })
  })
}

/** A line as it was hashed. */
export function hashedLine(row: Awaited<ReturnType<typeof listLines>>[number]): HashedLine {
  const device_at = row.device_at?.toISOString() ?? null
  return { ...row, at: row.at.toISOString(), device_at, kind: row.kind as JournalKind }
}
