import type { JnjRole } from '@parket/domain/registration/request'
import { roundTypes } from '@parket/domain/round/extraRound'
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database, RoundsTable } from '../../../db/schema.ts'

/** An entry that dances: active and not marked absent. */
export type Starter = {
  id: number
  contest_id: string
  role: JnjRole | null
  city: string
  dancers: { last_name: string; first_name: string; birth_date: string }[]
}

/** Who dances in contests, by contest, in the order of registration numbers. */
export async function findStarters(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, Starter[]>> {
  const starters = await selectStarters(db)
    .where('registrations.contest_id', 'in', contestIds)
    .where('registrations.status', '=', 'active')
    .where((eb) =>
      eb(
        eb.fn.coalesce('registrations.attendance', 'reg_datas.attendance', eb.val('present')),
        '<>',
        'absent',
      ),
    )
    .execute()
  return Map.groupBy(starters, ({ contest_id }) => contest_id)
}

/** These registrations as the draw takes them, withdrawn ones too. */
export async function findEntries(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Starter[]> {
  if (ids.length === 0) return []
  return selectStarters(db).where('registrations.id', 'in', ids).execute()
}

function selectStarters(db: Kysely<Database>) {
  return db
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .select((eb) => [
      'registrations.id',
      'registrations.contest_id',
      'registrations.role',
      'reg_datas.city',
      selectDancers(eb).as('dancers'),
    ])
    .orderBy('reg_datas.reg_n')
    .orderBy('registrations.id')
}

function selectDancers(eb: ExpressionBuilder<Database, 'registrations'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('dancers')
      .whereRef('dancers.reg_data_id', '=', 'registrations.reg_data_id')
      .select(['last_name', 'first_name', 'birth_date'])
      .orderBy('ind'),
  )
}

/** A round with its entries, and in a final of pairs who dances with whom, heat by heat. */
export type RoundRow = Selectable<RoundsTable> & { entries: RoundEntry[]; pairs: RoundPair[] }

/** An entry of a round's heats. */
export type RoundEntry = Omit<Starter, 'contest_id'> & {
  /** From 1. */
  heat: number
  start_number: number
  is_late: boolean
}

/** A leader and a follower who dance together, by registration. */
export type RoundPair = {
  /** From 1. */
  heat: number
  leader_id: number
  follower_id: number
  scored: boolean
}

/** The rounds of a contest in the order they are danced, leaders before followers. */
export function listRounds(
  db: Kysely<Database>,
  contestId: string,
  roundId?: number,
): Promise<RoundRow[]> {
  return listRoundsOf(db, [contestId], roundId)
}

/** The same of several contests, one mixed with another: of each the rounds are in order. */
export function listRoundsOf(
  db: Kysely<Database>,
  contestIds: readonly string[],
  roundId?: number,
): Promise<RoundRow[]> {
  if (contestIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('rounds')
    .where('contest_id', 'in', contestIds)
    .$if(roundId !== undefined, (query) => query.where('id', '=', roundId ?? 0))
    .selectAll()
    .select((eb) => [
      jsonArrayFrom<RoundEntry>(selectEntries(eb)).as('entries'),
      jsonArrayFrom<RoundPair>(selectPairs(eb)).as('pairs'),
    ])
    .orderBy('round_index', 'desc')
    .orderBy(danceOrder)
    .orderBy('role', (order) => order.desc().nullsFirst())
    .execute()
}

/** The main rounds of contests whose heats are drawn, with the dances of the contest. */
export function listDrawnRounds(
  db: Kysely<Database>,
  contestIds: readonly string[],
): Promise<(RoundRow & { contest_dances: string[] })[]> {
  if (contestIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('rounds')
    .innerJoin('contests', 'contests.id', 'rounds.contest_id')
    .where('rounds.contest_id', 'in', contestIds)
    .where('rounds.type', '=', 'main')
    .where('rounds.status', '<>', 'planned')
    .selectAll('rounds')
    .select((eb) => [
      'contests.dances as contest_dances',
      jsonArrayFrom<RoundEntry>(selectEntries(eb)).as('entries'),
      jsonArrayFrom<RoundPair>(selectPairs(eb)).as('pairs'),
    ])
    .execute()
}

/** Of one index the main round first, the hope round last. */
const danceOrder = sql`array_position(string_to_array(${roundTypes.join(',')}, ','), type)`

function selectEntries(eb: ExpressionBuilder<Database, 'rounds'>) {
  return eb
    .selectFrom('heat_entries')
    .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .whereRef('heat_entries.round_id', '=', 'rounds.id')
    .select((eb) => [
      'registrations.id',
      'registrations.role',
      'heat_entries.heat',
      'heat_entries.is_late',
      'reg_datas.city',
      eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('start_number'),
      selectDancers(eb).as('dancers'),
    ])
    .orderBy('heat_entries.heat')
    .orderBy('heat_entries.ind')
}

function selectPairs(eb: ExpressionBuilder<Database, 'rounds'>) {
  return eb
    .selectFrom('round_pairs')
    .whereRef('round_pairs.round_id', '=', 'rounds.id')
    .select(['heat', 'leader_id', 'follower_id', 'scored'])
    .orderBy('heat')
    .orderBy('ind')
}

/** Who dances in each heat: in a final of pairs both of each pair, who dances twice in both heats. */
export function peopleByHeat({
  entries,
  pairs,
}: Pick<RoundRow, 'entries' | 'pairs'>): RoundEntry[][] {
  if (pairs.length === 0) return [...Map.groupBy(entries, ({ heat }) => heat).values()]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return [...Map.groupBy(pairs, ({ heat }) => heat).values()].map((heat) =>
    heat.flatMap(({ leader_id, follower_id }) =>
      [leader_id, follower_id].flatMap((id) => byId.get(id) ?? []),
    ),
  )
}

/** Makes edits of a round that began before stale: its heats are others now. */
export async function raiseRoundVersion(
  trx: Transaction<Database>,
  roundId: number,
): Promise<void> {
  await trx
    .updateTable('rounds')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', roundId)
    .execute()
}
