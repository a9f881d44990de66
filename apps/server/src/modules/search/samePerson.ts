import { foldName } from '@parket/domain/person/foldName'
import type { ExactPerson } from '@parket/domain/search/personQuery'
import { sql, type Kysely, type SqlBool } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** By what a dancer is known again: folded names and birth date (decisions, «Registration»). */
export interface PersonKey {
  last_name_key: string
  first_name_key: string
  birth_date: string
}

/**
 * The names and birth dates under which each of these people stands on entries of the team: their own, and
 * those that admins have said to be the same person's, however long the chain of decisions is (docs/adr/0036).
 */
export async function listPersonKeys(
  db: Kysely<Database>,
  teamId: number,
  people: readonly PersonKey[],
): Promise<PersonKey[][]> {
  const { rows } = await sql<PersonKey & { person: number }>`
    with recursive known as (
      select person, last_name_key, first_name_key, birth_date
      from unnest(
        ${people.map((one) => one.last_name_key)}::text[],
        ${people.map((one) => one.first_name_key)}::text[],
        ${people.map((one) => one.birth_date)}::date[]
      ) with ordinality as asked (last_name_key, first_name_key, birth_date, person)
      union
      select known.person, other.last_name_key, other.first_name_key, other.birth_date
      from known
      join dancers as one
        on one.last_name_key = known.last_name_key
        and one.first_name_key = known.first_name_key
        and one.birth_date = known.birth_date
      join person_links as link
        on link.team_id = ${teamId} and link.is_same and one.id in (link.dancer_id, link.other_id)
      join dancers as other
        on other.id = case when link.dancer_id = one.id then link.other_id else link.dancer_id end
    )
    select * from known
  `.execute(db)
  const byPerson = Map.groupBy(rows, ({ person }) => person)
  return people.map((_, index) => byPerson.get(index + 1) ?? [])
}

/** The key of a person, as the database folds names. */
export function keyOf({ last_name, first_name, birth_date }: ExactPerson): PersonKey {
  return { last_name_key: foldName(last_name), first_name_key: foldName(first_name), birth_date }
}

/** Whether a dancer of the query is the person of these keys. */
export function isPerson(keys: readonly PersonKey[]) {
  const conditions = keys.map(
    ({ last_name_key, first_name_key, birth_date }) =>
      sql<SqlBool>`(dancers.last_name_key = ${last_name_key}
        and dancers.first_name_key = ${first_name_key}
        and dancers.birth_date = ${birth_date}::date)`,
  )
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
