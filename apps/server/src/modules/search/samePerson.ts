import type { ExactPerson } from '@parket/domain/search/personQuery'
import { sql, type Kysely, type SqlBool } from 'kysely'

import type { Database } from '../../db/schema.ts'

/**
 * The keys under which each of these people stands on entries of the team: their own, and those that admins
 * have said to be the same person's, however long the chain of decisions is (docs/adr/0036).
 *
 * @param keys of the database's `person_key`
 */
export async function listPersonKeys(
  db: Kysely<Database>,
  teamId: number,
  keys: readonly string[],
): Promise<string[][]> {
  const { rows } = await sql<{ person: number; key: string }>`
    with recursive known as (
      select person, key from unnest(${keys}::text[]) with ordinality as asked (key, person)
      union
      select known.person, other.person_key
      from known
      join dancers as one on one.person_key = known.key
      join person_links as link
        on link.team_id = ${teamId} and link.is_same and one.id in (link.dancer_id, link.other_id)
      join dancers as other
        on other.id = case when link.dancer_id = one.id then link.other_id else link.dancer_id end
    )
    select * from known
  `.execute(db)
  const byPerson = Map.groupBy(rows, ({ person }) => person)
  return keys.map((_, index) => (byPerson.get(index + 1) ?? []).map(({ key }) => key))
}

/** The same for the person whom last name, first name and birth date name. */
export async function listKeysOfPerson(
  db: Kysely<Database>,
  teamId: number,
  { last_name, first_name, birth_date }: ExactPerson,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select person_key(${last_name}, ${first_name}, ${birth_date}::date) as key
  `.execute(db)
  const [keys = []] = await listPersonKeys(
    db,
    teamId,
    rows.map(({ key }) => key),
  )
  return keys
}

/** The teams at whose events somebody stands under this name and birth date. */
export async function listTeamsOfPerson(
  db: Kysely<Database>,
  { last_name, first_name, birth_date }: ExactPerson,
): Promise<number[]> {
  const rows = await db
    .selectFrom('dancers')
    .innerJoin('events', 'events.id', 'dancers.event_id')
    .where(
      'person_key',
      '=',
      sql<string>`person_key(${last_name}, ${first_name}, ${birth_date}::date)`,
    )
    .select('events.team_id')
    .distinct()
    .orderBy('events.team_id')
    .execute()
  return rows.map(({ team_id }) => team_id)
}

/** Whether a dancer of the query is the person of these keys; they stay when names are erased (docs/adr/0046). */
export function isPerson(keys: readonly string[]) {
  return sql<SqlBool>`dancers.person_key = any(${keys}::text[])`
}
