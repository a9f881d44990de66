import { publicName } from '@parket/domain/privacy/publicName'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Names of people by the dancer that names them, for the team's admins. */
export async function listDancerNames(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('dancers')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', 'last_name', 'first_name'])
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, publicName(names, true)]))
}
