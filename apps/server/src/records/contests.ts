import { contestFields } from '@parket/domain/contest/fields'
import { fieldNames } from '@parket/domain/fields/field'
import type { JnjRole } from '@parket/domain/registration/request'
import { sql, type Kysely, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { ContestsTable, Database } from '../db/schema.ts'
import { selectEvent, type EventRow } from './events.ts'

export type Contest = Selectable<ContestsTable>

/** What a call shows of a contest: all but its moments. */
const SHOWN = ['id', 'event_id', ...fieldNames(contestFields), 'version'] as const

/** A contest as calls show it, with the number of its entries. */
export type ContestRow = Pick<Contest, (typeof SHOWN)[number]> & {
  active_count: number
  waiting_count: number
  /** Null unless the contest splits roles. */
  role_counts: Record<JnjRole, { active: number; waiting: number }> | null
}

/** The contests of an event in the order of `sort`, as rules read them. */
export function findContests(db: Kysely<Database>, eventId: number): Promise<Contest[]> {
  return db
    .selectFrom('contests')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('sort')
    .orderBy('group_num')
    .execute()
}

/** The contests of an event with their counts, in the order of `sort`. */
export function listContests(db: Kysely<Database>, eventId: number): Promise<ContestRow[]> {
  return selectContests(db, eventId).execute()
}

/**
 * An event of the team and its contests as `listContests` gives them, in one query: reading an event's
 * contests is the most frequent call.
 *
 * @param teamId null: of whichever team, for a superadmin
 */
export async function findEventAndContests(
  db: Kysely<Database>,
  teamId: number | null,
  id: number,
): Promise<{ event: EventRow; contests: ContestRow[] } | undefined> {
  const found = await selectEvent(db, teamId, id)
    .select(jsonArrayFrom<ContestRow>(selectContests(db, id)).as('contests'))
    .executeTakeFirst()
  if (!found) return undefined
  const { contests, ...event } = found
  return { event, contests }
}

/** These of an event's contests with their counts, in the order of `sort`. */
export function listContestsOf(
  db: Kysely<Database>,
  eventId: number,
  ids: readonly string[],
): Promise<ContestRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectContests(db, eventId).where('contests.id', 'in', ids).execute()
}

/** A contest of an event by its id or its number, with its counts. */
export function findContest(
  db: Kysely<Database>,
  eventId: number,
  by: { id: string } | { group_num: number },
): Promise<ContestRow | undefined> {
  const query = withCounts(db, eventId)
  return (
    'id' in by
      ? query.where('contests.id', '=', by.id)
      : query.where('contests.group_num', '=', by.group_num)
  ).executeTakeFirst()
}

function selectContests(db: Kysely<Database>, eventId: number) {
  return withCounts(db, eventId).orderBy('contests.sort').orderBy('contests.group_num')
}

function withCounts(db: Kysely<Database>, eventId: number) {
  return db
    .selectFrom('contests')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('registrations')
          .where('event_id', '=', eventId)
          .where('status', '<>', 'withdrawn')
          .groupBy('contest_id')
          .select((eb) => [
            'contest_id',
            eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('active'),
            eb.fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
            countOf('leader', 'active').as('active_leaders'),
            countOf('leader', 'waiting').as('waiting_leaders'),
            countOf('follower', 'active').as('active_followers'),
            countOf('follower', 'waiting').as('waiting_followers'),
          ])
          .as('entries'),
      (join) => join.onRef('entries.contest_id', '=', 'contests.id'),
    )
    .where('contests.event_id', '=', eventId)
    .select(SHOWN.map((column) => `contests.${column}` as const))
    .select((eb) => [
      eb.fn.coalesce('entries.active', eb.lit(0)).as('active_count'),
      eb.fn.coalesce('entries.waiting', eb.lit(0)).as('waiting_count'),
      sql<ContestRow['role_counts']>`case when contests.jnj_role_split then jsonb_build_object(
        'leader', jsonb_build_object('active', coalesce(entries.active_leaders, 0),
          'waiting', coalesce(entries.waiting_leaders, 0)),
        'follower', jsonb_build_object('active', coalesce(entries.active_followers, 0),
          'waiting', coalesce(entries.waiting_followers, 0))) end`.as('role_counts'),
    ])
}

function countOf(role: JnjRole, status: 'active' | 'waiting') {
  return sql<number>`count(*) filter (where role = ${sql.lit(role)} and status = ${sql.lit(status)})`
}
