import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Database } from '../db/schema.ts'
import { storedKeys } from '../records/storedKeys.ts'
import { fsyncPath } from '../storage/durableFile.ts'
import type { Storage } from '../storage/storage.ts'
import { COPY_FORMAT, writeManifest, type CopiedTable, type CopyManifest } from './manifest.ts'
import { measurePart, readPart, writePart, type Part } from './part.ts'
import { digestTable, listTables, readRows, readSequences } from './tables.ts'

/** Which processes run is of this moment and of this place. */
const NOT_COPIED = 'processes'
/** How often all rows are read again because a file was replaced meanwhile. */
const TRIES = 3
const UNFINISHED = '.unfinished'
/** Names of copies sort by time. */
export const copyName = /^parket-copy-\d{8}T\d{6}Z$/

export interface Copied {
  db: Kysely<Database>
  storage: Storage
  version: string
  /** What second factors are encrypted with; null where there is none. */
  secret: string | null
}

export interface CopyOptions {
  /** Encrypts every part; null: none. */
  key: string | null
  now: Date
  /** Gets a line for each step. */
  onStep?: (line: string) => void
}

/**
 * Makes a copy of a running installation: all rows as of one moment, and the files they name. The folder gets its name once
 * the copy is whole; a copy that was interrupted is continued.
 *
 * @returns the folder of the copy
 */
export async function makeCopy(
  { db, storage, version, secret }: Copied,
  into: string,
  { key, now, onStep = () => {} }: CopyOptions,
): Promise<string> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  const name = `parket-copy-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const unfinished = join(into, `${name}${UNFINISHED}`)
  const left = (await readdir(into)).find((entry) => entry.endsWith(UNFINISHED))
  if (left === undefined) await mkdir(unfinished, { mode: 0o700 })
  else await rename(join(into, left), unfinished)

  // Before the rows: what is replaced or deleted meanwhile is in the copy already.
  const files = new Map<string, Part>()
  const copyFile = async (fileKey: string): Promise<void> => {
    const part = await copyStored(storage, fileKey, unfinished, key)
    if (part) files.set(fileKey, part)
  }
  for await (const { key: fileKey } of storage.list()) await copyFile(fileKey)
  onStep(`${files.size} files`)

  let rows = await copyRows(db, unfinished, key)
  for (let turn = 1; ; turn += 1) {
    for (const each of rows.keys) if (!files.has(each)) await copyFile(each)
    const isWhole = [...rows.keys].every((each) => files.has(each))
    if (isWhole || turn === TRIES) break
    rows = await copyRows(db, unfinished, key)
  }
  const count = rows.tables.reduce((sum, table) => sum + table.rows, 0)
  onStep(`${count} rows of ${rows.tables.length} tables`)

  const { keys, ...database } = rows
  const manifest: CopyManifest = {
    format: COPY_FORMAT,
    made_at: now.toISOString(),
    version,
    ...database,
    files: [...files].flatMap(([each, part]) => (keys.has(each) ? [{ key: each, part }] : [])),
    missing: [...keys].filter((each) => !files.has(each)),
    secret: secret === null ? null : await writePart(unfinished, 'secret.key', [secret], key),
  }
  for (const [each, part] of files) {
    if (!keys.has(each)) await rm(join(unfinished, part.file))
  }
  await writeManifest(unfinished, manifest, key)
  const folder = join(into, name)
  await rename(unfinished, folder)
  await fsyncPath(into)
  return folder
}

/** What an earlier try has left, with the same key, is taken as it is: the content of a stored file never changes. */
async function copyStored(
  storage: Storage,
  fileKey: string,
  folder: string,
  key: string | null,
): Promise<Part | null> {
  const name = `files/${fileKey}`
  const file = key === null ? name : `${name}.sealed`
  if (existsSync(join(folder, file)) && (await opens(folder, file, key))) {
    return { file, ...(await measurePart(folder, file)) }
  }
  const found = await storage.get(fileKey)
  return found && writePart(folder, name, found.stream, key)
}

async function opens(folder: string, file: string, key: string | null): Promise<boolean> {
  try {
    await finished(readPart(folder, file, key).resume())
    return true
  } catch {
    return false
  }
}

type CopiedRows = Pick<CopyManifest, 'tables' | 'sequences' | 'migrations'> & {
  /** Of the files that the rows name. */
  keys: Set<string>
}

/** All rows as of one moment. */
function copyRows(db: Kysely<Database>, folder: string, key: string | null): Promise<CopiedRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local time zone 'UTC'`.execute(trx)
      const tables: CopiedTable[] = []
      for (const name of await listTables(trx)) {
        if (name === NOT_COPIED) continue
        const { rows, digest } = await digestTable(trx, name)
        const part = await copyTable(trx, name, folder, key)
        tables.push({ name, rows, digest, part })
      }
      return {
        tables,
        sequences: await readSequences(trx),
        migrations: await appliedMigrations(trx),
        keys: await storedKeys(trx),
      }
    })
}

function copyTable(
  trx: Transaction<Database>,
  name: string,
  folder: string,
  key: string | null,
): Promise<Part> {
  const gzip = createGzip({ level: 3 })
  return writePart(folder, `tables/${name}.jsonl.gz`, readRows(trx, name), key, [gzip])
}

/** Names of the migrations that a database has, in order. */
async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}
