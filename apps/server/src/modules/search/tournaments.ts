import { sql, type Kysely } from 'kysely'

import { readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { dancersShown } from './dancersShown.ts'
import { isPerson } from './samePerson.ts'

export type TournamentSort = 'date_begin' | '-date_begin'

/**
 * A page of the team's events at which a person danced or will dance. The exact match of all three
 * answers without a consent to publication (docs/rules/search-and-privacy.md, «Exact match»).
 */
export async function listTournaments(
  db: Kysely<Database>,
  teamId: number,
  person: readonly string[],
  sort: TournamentSort,
  { pageSize, offset }: Paging,
): Promise<{ eventIds: number[]; total: number }> {
  const { direction } = readSort<'date_begin'>(sort)
  const shown = dancersShown(db, teamId).where(isPerson(person))
  const rows = await shown
    .groupBy(['events.id', 'events.date_begin'])
    .select('events.id')
    .orderBy('events.date_begin', direction)
    .orderBy('events.id', direction)
    .limit(pageSize)
    .offset(offset)
    .execute()
  const { total } = await shown
    .select(sql<number>`count(distinct events.id)`.as('total'))
    .executeTakeFirstOrThrow()
  return { eventIds: rows.map(({ id }) => id), total }
}

/** The person's entries at these events, in the order of the programme. */
export function listEntries(db: Kysely<Database>, eventIds: number[], person: readonly string[]) {
  if (eventIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('dancers')
    .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
    .innerJoin('registrations', 'registrations.reg_data_id', 'reg_datas.id')
    .innerJoin('contests', 'contests.id', 'registrations.contest_id')
    .where('dancers.event_id', 'in', eventIds)
    .where('registrations.status', '<>', 'withdrawn')
    .where('contests.status', 'not in', ['draft', 'cancelled'])
    .where(isPerson(person))
    .select([
      'registrations.id',
      'dancers.event_id',
      'registrations.contest_id',
      'registrations.status',
      'contests.group_num',
      'contests.group_name',
      'contests.section',
    ])
    .select((eb) => eb.fn.coalesce('reg_datas.start_number', 'reg_datas.reg_n').as('start_number'))
    .orderBy('contests.sort')
    .orderBy('contests.group_num')
    .orderBy('reg_datas.id')
    .execute()
}
