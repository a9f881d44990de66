import type { ResultPart } from '@parket/domain/result/approver'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Contest } from '../../records/contests.ts'
import { loadStationNames } from '../marks/stationNames.ts'
import { foldedName, typistOf, type Typist } from '../marks/typists.ts'

/** What the journal of the event or of a round calls a decision about a result. */
const DECISIONS = ['decision', 'late.applied', 'late.dismissed']

/**
 * Everybody who had one of these parts in a contest's result.
 * @param since only later than this; null: ever
 */
export async function listParts(
  trx: Transaction<Database>,
  contest: Contest,
  parts: readonly ResultPart[],
  since: Date | null,
): Promise<Typist[]> {
  const from = since ?? new Date(0)
  const lists = {
    typed: listTyped,
    corrected: listCorrected,
    decided: listDecided,
  } satisfies Record<ResultPart, typeof listTyped>
  const found: Typist[] = []
  for (const part of parts) found.push(...(await lists[part](trx, contest, from)))
  return found
}

function listTyped(trx: Transaction<Database>, { id }: Contest, from: Date): Promise<Typist[]> {
  return trx
    .selectFrom('mark_sheet_typists')
    .innerJoin('mark_sheets', 'mark_sheets.id', 'mark_sheet_typists.sheet_id')
    .innerJoin('rounds', 'rounds.id', 'mark_sheets.round_id')
    .where('rounds.contest_id', '=', id)
    .where('mark_sheets.finished_at', '>', from)
    .select(['mark_sheet_typists.user_id', 'mark_sheet_typists.station_id'])
    .select(['mark_sheet_typists.name', foldedName.as('person')])
    .execute()
}

function listCorrected(trx: Transaction<Database>, { id }: Contest, from: Date): Promise<Typist[]> {
  return trx
    .selectFrom('mark_corrections')
    .innerJoin('mark_sheets', 'mark_sheets.id', 'mark_corrections.sheet_id')
    .innerJoin('rounds', 'rounds.id', 'mark_sheets.round_id')
    .where('rounds.contest_id', '=', id)
    .where('mark_corrections.at', '>', from)
    .select(['mark_corrections.user_id', 'mark_corrections.station_id'])
    .select(['mark_corrections.name', foldedName.as('person')])
    .execute()
}

/**
 * Who decided, took a decision back, took somebody off a round, applied late marks or had a round danced again: at a station
 * whoever was named on it then.
 */
async function listDecided(
  trx: Transaction<Database>,
  { id, event_id }: Contest,
  from: Date,
): Promise<Typist[]> {
  const rounds = trx.selectFrom('rounds').where('contest_id', '=', id)
  const noted = await trx
    .selectFrom('journal')
    .leftJoin('stations', 'stations.id', 'journal.station_id')
    .where('journal.event_id', '=', event_id)
    .where('journal.kind', 'in', DECISIONS)
    .where((eb) =>
      eb.or([
        eb('round_id', 'in', rounds.select('id')),
        eb(sql<string>`body ->> 'contest_id'`, '=', id),
      ]),
    )
    .where('at', '>', from)
    .select(['journal.id', 'journal.user_id', 'journal.station_id', 'stations.judge_id'])
    .execute()
  const added = await trx
    .selectFrom('audit_log')
    .where('event_id', '=', event_id)
    // One that was taken away again left no mark in the result.
    .where('action', '=', 'addRound')
    .where('entity_id', 'in', rounds.select(sql<string>`id::text`.as('id')))
    .where('at', '>', from)
    .select(['user_id', 'station_id'])
    .distinct()
    .execute()
  const nameAt = await loadStationNames(trx, event_id)
  const named = noted.map(({ id: line, user_id, station_id, judge_id }) => {
    const isNamed = station_id !== null && judge_id === null
    return { user_id, station_id, called: isNamed ? nameAt(station_id, line) : null }
  })
  const all = [...named, ...added.map((actor) => Object.assign(actor, { called: null }))]
  const actors = new Map(all.map((one) => [JSON.stringify(one), one])).values()
  return Promise.all(Array.from(actors, ({ called, ...actor }) => typistOf(trx, actor, called)))
}
