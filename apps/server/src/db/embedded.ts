import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

import { OperatorError } from '../operator/operatorError.ts'
import { fsyncPath } from '../storage/durableFile.ts'
import { closeToOthers, openPrivateFolder } from '../storage/privateFolder.ts'
import { DurableNodeFs } from './durableNodeFs.ts'
import { readEmptyCluster } from './emptyCluster.ts'
import { FolderLockedError, lockFolder } from './folderLock.ts'
import { parsers } from './parsers.ts'
import { ReopeningPGlite, type Opened } from './reopening.ts'

/** The PostgreSQL inside PGlite; a folder of another major version cannot be opened. */
const MAJOR_VERSION = '18'

/** What every PGlite of ours is created with. */
export const embeddedOptions = { extensions: { pg_trgm }, parsers }

const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB', 'max_connections=5']

const startParams = [
  // -F would turn fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

export interface EmbeddedDatabase {
  pglite: ReopeningPGlite
  /** Closes the database and gives the folder back. */
  close: () => Promise<void>
}

/**
 * Opens the embedded database in `dataDir/db`, made when missing. A commit that was acknowledged
 * is on the disk.
 *
 * @param createFs the storage; tests give one that does not reach the disk
 * @param findCluster what a new database begins as; where there is nothing, PGlite runs initdb
 * @throws OperatorError when another process uses the folder, when it holds something else,
 *   or when commits would not reach the disk
 */
export async function openEmbedded(
  dataDir: string,
  createFs: (folder: string) => DurableNodeFs = (folder) => new DurableNodeFs(folder),
  findCluster: () => Promise<Blob | undefined> = readEmptyCluster,
): Promise<EmbeddedDatabase> {
  // Personal data: for this account alone.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lock(dataDir)
  try {
    const open = () => openFolder(dataDir, createFs, findCluster)
    const pglite = new ReopeningPGlite(await open(), open)
    const close = async (): Promise<void> => {
      if (!pglite.closed) await pglite.close()
      unlock()
    }
    return { pglite, close }
  } catch (error) {
    unlock()
    throw error
  }
}

function lock(dataDir: string): () => void {
  try {
    return lockFolder(join(dataDir, 'db.lock'))
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error
    throw new OperatorError(
      `The database in ${dataDir} is in use by another process. Stop it, or give this one another DATA_DIR (several processes share a server through DATABASE_URL).`,
      { cause: error },
    )
  }
}

async function openFolder(
  dataDir: string,
  createFs: (folder: string) => DurableNodeFs,
  findCluster: () => Promise<Blob | undefined>,
): Promise<Opened> {
  const folder = embeddedFolder(dataDir)
  await openPrivateFolder(folder)
  // Marks a database that is being created. If a crash leaves it, the folder is not a database yet.
  const unfinished = join(dataDir, 'db.unfinished')
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isNew = !isDatabase(folder)
  if (isNew) {
    await writeFile(unfinished, '', { flush: true })
    await fsyncPath(dataDir)
  }
  const fs = createFs(folder)
  const cluster = isNew ? await findCluster() : undefined
  const pglite = await PGlite.create({
    ...embeddedOptions,
    fs,
    startParams,
    ...(cluster && { loadDataDir: cluster }),
  })
  if (isNew) {
    // It was written without fsync, and open to everybody.
    await closeToOthers(folder)
    await fsyncTree(folder)
    await rm(unfinished)
    await fsyncPath(dataDir)
  }
  await requireFsync(pglite, fs).catch(async (error: unknown) => {
    await pglite.close()
    throw error
  })
  return { instance: pglite, abandon: () => void fs.closeFs() }
}

/** Where the embedded database of a DATA_DIR lies. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'db')
}

function isDatabase(folder: string): boolean {
  const versionFile = join(folder, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === MAJOR_VERSION) return true
    throw new OperatorError(
      `${folder} holds a database of PostgreSQL ${version}; this version of the program needs ${MAJOR_VERSION}.`,
    )
  }
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false
  throw new OperatorError(`${folder} is not empty and holds no database.`)
}

async function requireFsync(pglite: PGlite, fs: DurableNodeFs): Promise<void> {
  const before = fs.fsyncs
  // The smallest commit that has to reach the write-ahead log.
  await pglite.query(`select pg_logical_emit_message(true, 'parket', 'fsync check')`)
  if (fs.fsyncs > before) return
  throw new OperatorError(
    'The embedded database does not force its commits to the disk; it would lose data at a power cut. Reinstall the exact versions of pnpm-lock.yaml, or use DATABASE_URL.',
  )
}

/** A new database has a thousand files; each one waits for the disk. */
const FSYNCED_AT_ONCE = 32

async function fsyncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  for (let at = 0; at < paths.length; at += FSYNCED_AT_ONCE) {
    await Promise.all(paths.slice(at, at + FSYNCED_AT_ONCE).map(fsyncPath))
  }
  await fsyncPath(folder)
  await fsyncPath(dirname(folder))
}
