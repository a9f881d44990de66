import { sql, type Kysely, type SqlBool } from 'kysely'

import { pageOf, readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { startsWith } from '../../db/textSearch.ts'
import { dancersShown } from './dancersShown.ts'

/** A person as the search shows them; the name and city of the latest entry. */
export type FoundDancer = {
  last_name: string
  first_name: string
  city: string
  birth_year: number
  event_ids: number[]
}

export type DancerSearch = {
  /** Their beginnings. */
  last_name: string
  first_name: string
  /** Empty: any. */
  city: string
}

type Column = 'last_name' | 'city' | 'birth_year'
export type DancerSort = Column | `-${Column}`

/** A page of the people who danced or will dance at the team's events and agreed to be found. */
export function findDancers(
  db: Kysely<Database>,
  teamId: number,
  wanted: DancerSearch,
  sort: DancerSort,
  paging: Paging,
): Promise<{ rows: FoundDancer[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  const chosen = db.selectFrom(people(db, teamId, wanted).as('found'))
  const ordered = chosen
    .select(['last_name', 'first_name', 'city', 'birth_year', 'event_ids'])
    .$if(column !== 'last_name', (query) => query.orderBy(column, direction))
    .orderBy(inRussianOrder('last_name_key'), direction)
    .orderBy(inRussianOrder('first_name_key'), direction)
    .orderBy('birth_date', direction)
  return pageOf(chosen, ordered, paging)
}

/** One row a person: equal folded names and birth date are one (decisions, «Registration»). */
export function people(db: Kysely<Database>, teamId: number, wanted: DancerSearch) {
  const { last_name, first_name, city } = wanted
  const latestCity = latest<string>('reg_datas.city')
  return dancersShown(db, teamId)
    .where('reg_datas.consent_processing', '=', true)
    .where('reg_datas.consent_publication', '=', true)
    .where((eb) => startsWith(eb.ref('dancers.last_name_key'), last_name))
    .$if(first_name.trim() !== '', (query) =>
      query.where((eb) => startsWith(eb.ref('dancers.first_name_key'), first_name)),
    )
    .groupBy(['dancers.last_name_key', 'dancers.first_name_key', 'dancers.birth_date'])
    .select([
      'dancers.last_name_key',
      'dancers.first_name_key',
      'dancers.birth_date',
      latest<string>('dancers.last_name').as('last_name'),
      latest<string>('dancers.first_name').as('first_name'),
      latestCity.as('city'),
      sql<number>`extract(year from dancers.birth_date)::integer`.as('birth_year'),
      sql<number[]>`array_agg(distinct events.id)`.as('event_ids'),
    ])
    .$if(city.trim() !== '', (query) =>
      query.having(sql<SqlBool>`fold_name(${latestCity}) = fold_name(${city})`),
    )
}

/** Folded names, so that neither case nor ё parts the people of one last name. */
function inRussianOrder(column: string) {
  return sql`${sql.ref(column)} collate "und-x-icu"`
}

/** What the latest entry of a person says. */
function latest<T>(column: string) {
  return sql<T>`(array_agg(${sql.ref(column)} order by reg_datas.created_at desc, reg_datas.id desc))[1]`
}
