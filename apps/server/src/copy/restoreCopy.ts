import { blob } from 'node:stream/consumers'

import { sql, type Kysely } from 'kysely'

import { migrateToLatest, migrationNames } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import { OperatorError } from '../operator/operatorError.ts'
import type { Storage } from '../storage/storage.ts'
import type { CopyManifest } from './manifest.ts'
import { readPart } from './part.ts'
import { digestTable, fillTables } from './tables.ts'
import { readLines } from './verifyCopy.ts'

/**
 * Fills an empty installation from a copy: first the files, then all rows in one transaction, which is compared with the
 * copy before it ends. After an interruption there are no rows, and it may be done again.
 *
 * @param folder of a copy that was verified
 * @throws OperatorError where the target holds something, or the copy is of a newer program
 */
export async function restoreCopy(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  folder: string,
  manifest: CopyManifest,
  key: string | null,
): Promise<void> {
  await refuseNewer(manifest)
  await refuseFilled(db)
  await migrateToLatest(db, manifest.migrations)
  await refuseOtherSchema(db, manifest)
  for (const { key: fileKey, part } of manifest.files) {
    const there = await storage.get(fileKey)
    there?.stream.destroy()
    if (!there) await storage.put(fileKey, await blob(readPart(folder, part.file, key)))
  }
  await db.transaction().execute(async (trx) => {
    await sql`set local time zone 'UTC'`.execute(trx)
    // Another one may have filled it meanwhile.
    await sql`select pg_advisory_xact_lock(hashtext('restore'))`.execute(trx)
    await refuseFilled(trx)
    const tables = manifest.tables.map((table) => ({
      name: table.name,
      lines: () => readLines(folder, table, key),
    }))
    await fillTables(trx, tables, manifest.sequences)
    for (const { name, rows, digest } of manifest.tables) {
      const found = await digestTable(trx, name)
      if (found.rows === rows && found.digest === digest) continue
      throw new OperatorError(`${name} is not what the copy says: nothing was restored.`)
    }
  })
  await migrateToLatest(db)
}

async function refuseNewer({ migrations, version }: CopyManifest): Promise<void> {
  const known = new Set(await migrationNames())
  if (migrations.every((name) => known.has(name))) return
  throw new OperatorError(`The copy was made by a newer program (${version}): take that one.`)
}

/** Tables that use fills; the last one also where all else was deleted again. */
const used = ['events', 'users', 'reg_datas', 'audit_log']

/** @throws OperatorError where a database is not empty */
export async function refuseFilled(db: Kysely<Database>): Promise<void> {
  for (const table of used) {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass(${table}) is not null as there
    `.execute(db)
    if (!rows[0]?.there) continue
    const found = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (found.rows.length > 0) {
      throw new OperatorError('The database holds data already: restore into an empty one.')
    }
  }
}

/** A database that was begun by a newer program has migrations that the copy does not know. */
async function refuseOtherSchema(
  db: Kysely<Database>,
  { migrations }: CopyManifest,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from kysely_migration
  `.execute(db)
  if (rows[0]?.count === migrations.length) return
  throw new OperatorError(
    'The database has tables of a newer program already: restore into one without tables.',
  )
}
