import type { Kysely, Selectable } from 'kysely'

import type { ContestsTable, Database } from '../../db/schema.ts'

/** A contest with the number of its entries. */
export type ContestRow = Selectable<ContestsTable> & {
  active_count: number
  waiting_count: number
}

/** The contests of an event with their counts, in the order of `sort`. */
export function listContests(db: Kysely<Database>, eventId: number): Promise<ContestRow[]> {
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
    .orderBy('contests.sort')
    .orderBy('contests.group_num')
    .execute()
}
