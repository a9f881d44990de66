import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { Migrator } from 'kysely/migration'

import type { Database } from './schema.ts'

const folder = join(import.meta.dirname, 'migrations')
const quote = '$parket_migration$'

/** Names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => file.replace(/\.sql$/, '')).sort()
}

/** `migrations/*.sql` in the order of their names, each one migration forward; there is no way back. */
class SqlFileProvider implements MigrationProvider {
  readonly #names: readonly string[]

  constructor(names: readonly string[]) {
    this.#names = names
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations = this.#names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, `${name}.sql`), 'utf8')
      return [name, { up: (db) => runScript(db, text) }]
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
 * A migration that came to the program after ones of a later name is run too (docs/adr/0059).
 *
 * @param names all migrations of the program; tests give those of an earlier one
 * @returns names of the migrations that were run now
 * @throws what the failed migration threw
 */
export async function migrateToLatest(
  db: Kysely<Database>,
  names?: readonly string[],
): Promise<string[]> {
  const provider = new SqlFileProvider(names ?? (await migrationNames()))
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
