import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely'

import type { Database, RatingRunsTable } from '../db/schema.ts'

/** A calculation of the rating that is done. */
export type RatingRun = Selectable<RatingRunsTable> & { finished_at: Date }

/** The last run of a team that is done. */
export async function findLastRun(
  db: Kysely<Database>,
  teamId: number,
): Promise<RatingRun | undefined> {
  return db
    .selectFrom('rating_runs')
    .where('team_id', '=', teamId)
    .where('finished_at', 'is not', null)
    .selectAll()
    .$narrowType<{ finished_at: Date }>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
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
        .where(sql<SqlBool>`dancers.person_key = any(${keys}::text[])`)
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

/** Whether each entry of a person with points was agreed to be published. */
export const isAgreed = sql<boolean>`bool_and(coalesce(reg_datas.consent_publication, false))`

/** The people of a run, each with the latest name. */
export function namedPeople(db: Kysely<Database>, runId: number) {
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
