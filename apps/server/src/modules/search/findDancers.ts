import { sql, type Kysely, type SqlBool } from 'kysely'

import { pageOf, readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { startsWith } from '../../db/textSearch.ts'
import { dancersFindable } from './dancersShown.ts'
import { isPerson, listPersonKeys } from './samePerson.ts'

/** A person as the search shows them; the name and city of the latest entry under this name. */
export type FoundDancer = {
  person_key: string
  last_name: string
  first_name: string
  city: string
  birth_year: number
  /** Those under the person's other names as well. */
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
export async function findDancers(
  db: Kysely<Database>,
  teamId: number,
  wanted: DancerSearch,
  sort: DancerSort,
  paging: Paging,
): Promise<{ rows: FoundDancer[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  const chosen = db.selectFrom(selectPeople(db, teamId, wanted).as('found'))
  const ordered = chosen
    .select(['person_key', 'last_name', 'first_name', 'city', 'birth_year', 'event_ids'])
    .$if(column !== 'last_name', (query) => query.orderBy(column, direction))
    .orderBy(inRussianOrder('last_name_key'), direction)
    .orderBy(inRussianOrder('first_name_key'), direction)
    .orderBy('birth_date', direction)
  const { rows, total } = await pageOf(chosen, ordered, paging)
  return { rows: await withOtherNames(db, teamId, rows), total }
}

/** Adds the events at which these people danced under another name (docs/adr/0036). */
async function withOtherNames(
  db: Kysely<Database>,
  teamId: number,
  found: FoundDancer[],
): Promise<FoundDancer[]> {
  const keys = await listPersonKeys(
    db,
    teamId,
    found.map(({ person_key }) => person_key),
  )
  const others = keys.filter((names) => names.length > 1).flat()
  if (others.length === 0) return found
  const entries = await dancersFindable(db, teamId)
    .where(isPerson(others))
    .select(['dancers.person_key', 'dancers.event_id'])
    .execute()
  return found.map((dancer, index) => {
    const names = new Set(keys[index])
    const more = entries.filter(({ person_key }) => names.has(person_key))
    const events = new Set([...dancer.event_ids, ...more.map(({ event_id }) => event_id)])
    return { ...dancer, event_ids: [...events] }
  })
}

/**
 * One row for each name of a person: equal folded names and birth date are one (docs/rules/search-and-privacy.md,
 * «Dancer search»).
 */
export function selectPeople(db: Kysely<Database>, teamId: number, wanted: DancerSearch) {
  const { last_name, first_name, city } = wanted
  const latestCity = latest<string>('reg_datas.city')
  return dancersFindable(db, teamId)
    .where((eb) => startsWith(eb.ref('dancers.last_name_key'), last_name))
    .$if(first_name.trim() !== '', (query) =>
      query.where((eb) => startsWith(eb.ref('dancers.first_name_key'), first_name)),
    )
    .groupBy('dancers.person_key')
    .select([
      'dancers.person_key',
      sql<string>`min(dancers.last_name_key)`.as('last_name_key'),
      sql<string>`min(dancers.first_name_key)`.as('first_name_key'),
      // Of an erased one the year is left.
      sql<string>`max(dancers.birth_date)`.as('birth_date'),
      latest<string>('dancers.last_name').as('last_name'),
      latest<string>('dancers.first_name').as('first_name'),
      latestCity.as('city'),
      sql<number>`extract(year from max(dancers.birth_date))::integer`.as('birth_year'),
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
