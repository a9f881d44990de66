import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { Migrator } from 'kysely/migration'

import type { Database } from './schema.ts'

const folder = join(import.meta.dirname, 'migrations')
const quote = '$parket_migration$'

/** `migrations/*.sql` in the order of their names, each one migration forward; there is no way back. */
class SqlFileProvider implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    const migrations = files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, file), 'utf8')
      return [file.replace(/\.sql$/, ''), { up: (db) => runScript(db, text) }]
    })
    return Object.fromEntries(await Promise.all(migrations))
  }
}

/** Several statements as one: the embedded engine takes a single statement per query. */
async function runScript(db: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(`do $do$ begin execute ${quote}${text}${quote}; end $do$`).execute(db)
}

/**
 * Brings the database to the newest schema, all or nothing. Processes that start together wait
 * for one another (Kysely's advisory lock), and one of them does it.
 *
 * @returns names of the migrations that were run now
 * @throws what the failed migration threw
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new SqlFileProvider() })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
