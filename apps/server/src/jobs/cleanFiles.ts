import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { millisecondsInHour } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { storedKeys } from '../records/storedKeys.ts'
import type { OpenStorage } from '../storage/openStorage.ts'

/**
 * How long a stored object may exist without a row that refers to it. An upload takes minutes at
 * most.
 */
const GRACE_MS = millisecondsInHour
/** How many keys are looked up in one query. */
const BATCH = 500

/**
 * Removes stored objects that no row refers to (left by an upload that failed after storing, or by
 * a failed delete) and partial files left by a crash.
 */
export async function cleanFiles(
  db: Kysely<Database>,
  { storage, unfinished }: OpenStorage,
  now: Date,
): Promise<void> {
  const before = now.getTime() - GRACE_MS
  const old: string[] = []
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt.getTime() < before) old.push(key)
  }
  // Rows are read after the listing, so an object that got its row meanwhile stays.
  for (let from = 0; from < old.length; from += BATCH) {
    const keys = old.slice(from, from + BATCH)
    const named = await storedKeys(db, keys)
    for (const key of keys) if (!named.has(key)) await storage.delete(key)
  }
  await removeOlder(unfinished, before)
}

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < before) await rm(path, { force: true })
  }
}
