import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** The columns that name an object of the file store. */
const columns = [
  ['event_files', 'storage_key'],
  ['event_files', 'preview_key'],
  ['teams', 'logo_key'],
  ['teams', 'favicon_key'],
  ['users', 'profile_photo_path'],
] as const

/**
 * The keys of the file store that rows refer to.
 *
 * @param among only of these; left out, all
 */
export async function storedKeys(
  db: Kysely<Database>,
  among?: readonly string[],
): Promise<Set<string>> {
  const asked = columns.map(([table, column]) => {
    const name = sql.ref(column)
    const chosen = among ? sql`${name} = any(${among})` : sql`${name} is not null`
    return sql`select ${name} as key from ${sql.table(table)} where ${chosen}`
  })
  const { rows } = await sql<{ key: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
