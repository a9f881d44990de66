import { sql, type Kysely } from 'kysely'

import { pageOf, readSort, type Paging } from '../../../db/paging.ts'
import type { Database } from '../../../db/schema.ts'
import { containsWord, searchWords } from '../../../db/textSearch.ts'
import { madeBy } from '../../../records/madeBy.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import { dancersShown } from '../../search/dancersShown.ts'
import { isPerson } from '../../search/samePerson.ts'

export type OwnFilters = {
  eventId?: number
  /** Event, its city, a dancer's name, or the number. */
  q?: string
}

type Column = 'created_at' | 'date_begin'
export type OwnSort = Column | `-${Column}`

/** Whose registrations: the account's, and those in which its person dances. */
export interface Owner {
  userId: number
  /** Under which the person stands on entries of the team (`listPersonKeys`); [] where it is not sure who that is. */
  keys: readonly string[]
}

/**
 * A page of what was registered with an account for events of the team that are published, and of what somebody else
 * registered its person for.
 */
export function listOwn(
  db: Kysely<Database>,
  owner: Owner,
  teamId: number,
  filters: OwnFilters,
  sort: OwnSort,
  paging: Paging,
): Promise<{ rows: RegDataRow[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  const chosen = filtered(db, owner, teamId, filters)
  const ordered = chosen
    .selectAll('reg_datas')
    .orderBy(column === 'date_begin' ? 'events.date_begin' : 'reg_datas.created_at', direction)
    .orderBy('reg_datas.id', direction)
  return pageOf(chosen, ordered, paging)
}

/** Everything that was registered with an account, in all teams, and what it was merged into. */
export function listAllOwn(db: Kysely<Database>, userId: number): Promise<RegDataRow[]> {
  return db
    .selectFrom('reg_datas')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reg_datas as own')
        .where('own.registered_by', '=', userId)
        .select('own.id')
        .union(madeBy(db, userId)),
    )
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What others alone registered the person for at published events of a team. */
export function listNamed(
  db: Kysely<Database>,
  { userId, keys }: Owner,
  teamId: number,
): Promise<RegDataRow[]> {
  return filtered(db, { userId, keys }, teamId, {})
    .where('reg_datas.id', 'not in', madeBy(db, userId))
    .selectAll('reg_datas')
    .orderBy('reg_datas.created_at')
    .orderBy('reg_datas.id')
    .execute()
}

function filtered(
  db: Kysely<Database>,
  { userId, keys }: Owner,
  teamId: number,
  { eventId, q }: OwnFilters,
) {
  let chosen = db
    .selectFrom('reg_datas')
    .innerJoin('events', 'events.id', 'reg_datas.event_id')
    .where('reg_datas.id', 'in', (eb) =>
      eb
        .selectFrom(madeBy(db, userId).as('own'))
        .select('own.id')
        .union(dancersShown(db, teamId).where(isPerson(keys)).select('dancers.reg_data_id as id')),
    )
    .where('reg_datas.merged_into', 'is', null)
    .where('events.team_id', '=', teamId)
    .where('events.published', '=', true)
  if (eventId !== undefined) chosen = chosen.where('events.id', '=', eventId)
  for (const word of searchWords(q)) {
    chosen = chosen.where((eb) =>
      eb.or([
        containsWord(eb.ref('events.name'), word),
        containsWord(eb.ref('events.city'), word),
        eb.exists(
          eb
            .selectFrom('dancers')
            .innerJoin('reg_datas as made', 'made.id', 'dancers.reg_data_id')
            // Two conditions, as each has an index; `coalesce` of both columns would read all registrations.
            .where((made) =>
              made.or([
                made('made.id', '=', made.ref('reg_datas.id')),
                made('made.merged_into', '=', made.ref('reg_datas.id')),
              ]),
            )
            // Of what others made the other dancers are not shown: nor does a search tell their names.
            .where((dancer) =>
              dancer.or([dancer('made.registered_by', '=', userId), isPerson(keys)]),
            )
            .where((dancer) =>
              dancer.or([
                containsWord(dancer.ref('dancers.last_name'), word),
                containsWord(dancer.ref('dancers.first_name'), word),
              ]),
            )
            .select('dancers.id'),
        ),
        sql<boolean>`reg_datas.reg_n::text = ${word}`,
      ]),
    )
  }
  return chosen
}
