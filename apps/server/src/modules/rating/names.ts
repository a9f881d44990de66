import { publicName } from '@parket/domain/privacy/publicName'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { containsFolded, hasWords } from '../../db/textSearch.ts'
import { isAgreed, namedPeople } from '../../records/ratedPeople.ts'

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
