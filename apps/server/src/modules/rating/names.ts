import { publicName } from '@parket/domain/privacy/publicName'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { containsFolded, hasWords } from '../../db/textSearch.ts'
import { isPerson } from '../search/samePerson.ts'

/**
 * Names of people of a run, as the consents allow: by full name only where each entry with points was agreed
 * to be published, since the rating says which these are.
 */
export async function listNames(
  db: Kysely<Database>,
  runId: number,
  people: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await namedPeople(db, runId)
    .where(sql<boolean>`result.person_id = any(${people}::bigint[])`)
    .execute()
  return new Map(
    rows.map(({ person_id, agreed, ...names }) => [person_id, publicName(names, agreed)]),
  )
}

/** Whether each entry of a person with points was agreed to be published. */
export async function isPublished(
  db: Kysely<Database>,
  runId: number,
  personId: number,
): Promise<boolean> {
  const found = await namedPeople(db, runId)
    .where('result.person_id', '=', personId)
    .executeTakeFirst()
  return found?.agreed === true
}

/**
 * The people of a run by the key of their names (the database's `person_key`): those who may be shown by full name. A key that
 * several people have names none of them.
 */
export async function listPublishedPeople(
  db: Kysely<Database>,
  runId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await namedPeople(db, runId)
    .where(
      'result.person_id',
      'in',
      db
        .selectFrom('rating_results as own')
        .innerJoin('dancers', 'dancers.id', 'own.dancer_id')
        .where('own.run_id', '=', runId)
        .where(isPerson(keys))
        .select('own.person_id'),
    )
    .select(sql<string[]>`array_agg(distinct dancers.person_key)`.as('keys'))
    .execute()
  const byKey = Map.groupBy(
    rows.flatMap(({ keys: own, ...person }) => own.map((key) => ({ key, ...person }))),
    ({ key }) => key,
  )
  return new Map(
    [...byKey].flatMap(([key, people]) => {
      const [person] = people
      return person?.agreed && people.length === 1 ? [[key, person.person_id]] : []
    }),
  )
}

/** The people of a run who agreed to be found and whose names have these words. */
export async function findByName(
  db: Kysely<Database>,
  runId: number,
  q: string,
): Promise<ReadonlySet<number>> {
  const rows = await namedPeople(db, runId)
    .where((eb) =>
      hasWords(
        q,
        [eb.ref('dancers.last_name_key'), eb.ref('dancers.first_name_key')],
        containsFolded,
      ),
    )
    .having(isAgreed, '=', true)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

const isAgreed = sql<boolean>`bool_and(coalesce(reg_datas.consent_publication, false))`

function namedPeople(db: Kysely<Database>, runId: number) {
  const latest = (column: string) =>
    sql<string>`(array_agg(${sql.ref(column)} order by result.day desc, dancers.id desc))[1]`
  return db
    .selectFrom('rating_results as result')
    .innerJoin('dancers', 'dancers.id', 'result.dancer_id')
    .innerJoin('reg_datas', 'reg_datas.id', 'dancers.reg_data_id')
    .where('result.run_id', '=', runId)
    .groupBy('result.person_id')
    .select([
      'result.person_id',
      latest('dancers.last_name').as('last_name'),
      latest('dancers.first_name').as('first_name'),
      isAgreed.as('agreed'),
    ])
}
