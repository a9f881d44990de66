import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { Migrator } from 'kysely/migration'

import { OperatorError } from '../operator/operatorError.ts'
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
  readonly #onStep: (name: string) => void

  constructor(names: readonly string[], onStep: (name: string) => void) {
    this.#names = names
    this.#onStep = onStep
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations = this.#names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, `${name}.sql`), 'utf8')
      const up = (db: Kysely<unknown>) => {
        this.#onStep(name)
        return runScript(db, text)
      }
      return [name, { up }]
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
 * @param onStep told of each migration of a database that is not new before it is run: one may take minutes
 * @returns names of the migrations that were run now
 * @throws OperatorError when a newer program has moved the database on; else what the failed migration threw
 */
export async function migrateToLatest(
  db: Kysely<Database>,
  names?: readonly string[],
  onStep: (step: MigrationStep) => void = () => {},
): Promise<string[]> {
  const known = names ?? (await migrationNames())
  const done = await doneMigrations(db)
  refuseNewer(done, known)
  const toDo = known.filter((name) => !done.includes(name))
  const provider = new SqlFileProvider(known, (name) => {
    if (done.length > 0) onStep({ name, number: toDo.indexOf(name) + 1, of: toDo.length })
  })
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** A migration that begins: which one of how many. */
export interface MigrationStep {
  name: string
  number: number
  of: number
}

/** Names of the migrations that the database has; none where it is new. */
async function doneMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(db)
  if (!rows[0]?.exists) return []
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return done.rows.map(({ name }) => name)
}

function refuseNewer(done: readonly string[], known: readonly string[]): void {
  const later = done.filter((name) => !known.includes(name))
  if (later.length === 0) return
  throw new OperatorError(
    `A newer version has worked on this database (it has ${later.join(', ')}). There is no step back: start the newer version, or restore the copy that was made before the upgrade (docs/upgrading.md).`,
  )
}
