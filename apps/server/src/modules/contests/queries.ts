import type { Kysely, Selectable } from 'kysely'

import type { ContestsTable, Database } from '../../db/schema.ts'

export type Contest = Selectable<ContestsTable>

/** A contest with the number of its entries. */
export type ContestRow = Contest & {
  active_count: number
  waiting_count: number
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
  return withCounts(db, eventId).orderBy('contests.sort').orderBy('contests.group_num').execute()
}

/** These of an event's contests with their counts, in the order of `sort`. */
export function listContestsOf(
  db: Kysely<Database>,
  eventId: number,
  ids: readonly string[],
): Promise<ContestRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return withCounts(db, eventId)
    .where('contests.id', 'in', ids)
    .orderBy('contests.sort')
    .orderBy('contests.group_num')
    .execute()
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
          ])
          .as('entries'),
      (join) => join.onRef('entries.contest_id', '=', 'contests.id'),
    )
    .where('contests.event_id', '=', eventId)
    .selectAll('contests')
    .select((eb) => [
      eb.fn.coalesce('entries.active', eb.lit(0)).as('active_count'),
      eb.fn.coalesce('entries.waiting', eb.lit(0)).as('waiting_count'),
    ])
}
