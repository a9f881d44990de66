import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { OperatorError } from '../operator/operatorError.ts'
import { fsyncPath } from '../storage/durableFile.ts'
import type { ClosedRound, HashedLine } from './line.ts'
import { readChain } from './readChain.ts'
import { isTold } from './toldLines.ts'

/** How long what is missing follows, once the disk is back. */
export const LOOKED_BACK_MS = 2 * millisecondsInDay

/** The folder of the copies, and the disk that it was on at the start. */
export interface CopyFolder {
  path: string
  device: number
}

/** @throws OperatorError where the folder is missing or cannot be written to */
export async function openCopyFolder(path: string): Promise<CopyFolder> {
  const found = await access(path, constants.W_OK)
    .then(() => stat(path))
    .catch(() => null)
  if (found?.isDirectory()) return { path, device: found.dev }
  throw new OperatorError(`COPY_DIR must be a folder that can be written to, not ${path}.`)
}

/**
 * Copies the journal of each round that was closed in the last two days and is not in the folder yet: a file with the
 * lines of the round and those of its event up to the closing, one as JSON in each row. What is approved, published, corrected
 * or decided after the last closing is copied in a file of the event alone. A file is on the disk before it has its name.
 *
 * @param folder on a second disk (docs/backup.md)
 * @returns the files that were written
 * @throws the first error of a file, once the others were written
 */
export async function copyClosedRounds(
  db: Kysely<Database>,
  folder: CopyFolder,
  now: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  const written: string[] = []
  const errors: unknown[] = []
  const all = [...(await listClosed(db, now)), ...(await listLastTold(db, now))]
  if (all.length > 0) await refuseOtherDisk(folder)
  for (const copied of all) {
    if (signal?.aborted) break
    try {
      const path = pathOf(folder.path, copied)
      if (await exists(path)) continue
      await writeDurably(path, await readLines(db, copied))
      written.push(path)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return written
}

/** Where a disk was taken out, its folder may still be there, on the first disk. */
async function refuseOtherDisk({ path, device }: CopyFolder): Promise<void> {
  const { dev } = await stat(path)
  if (dev !== device) throw new Error('COPY_DIR is on another disk than at the start')
}

interface Copied {
  eventId: number
  /** Null: of the event's chain alone. */
  roundId: number | null
  /** The number and the hash of the line of the event's chain with which the file ends. */
  n: number
  hash: string
}

async function listClosed(db: Kysely<Database>, now: Date): Promise<Copied[]> {
  const rows = await db
    .selectFrom('journal')
    .where('kind', '=', 'round.closed')
    .where('at', '>', new Date(now.getTime() - LOOKED_BACK_MS))
    .select(['event_id', 'n', 'hash', 'body'])
    .orderBy('id')
    .execute()
  return rows.map(({ event_id, n, hash, body }) => ({
    eventId: event_id,
    roundId: (body as ClosedRound).round_id,
    n,
    hash,
  }))
}

/** The last line of each event whose head goes out, unless the file of a closed round ends with it. */
async function listLastTold(db: Kysely<Database>, now: Date): Promise<Copied[]> {
  const rows = await db
    .selectFrom('journal')
    .where('round_id', 'is', null)
    .where(isTold)
    .where('at', '>', new Date(now.getTime() - LOOKED_BACK_MS))
    .distinctOn('event_id')
    .select(['event_id', 'n', 'hash', 'kind'])
    .orderBy('event_id')
    .orderBy('n', 'desc')
    .execute()
  return rows
    .filter(({ kind }) => kind !== 'round.closed')
    .map(({ event_id, n, hash }) => ({ eventId: event_id, roundId: null, n, hash }))
}

/**
 * A round that was opened and closed again has a file for each closing. The hash tells apart what two installations, or one
 * before and after it was restored, closed under the same numbers.
 */
function pathOf(copyDir: string, { eventId, roundId, n, hash }: Copied): string {
  const of = roundId === null ? `line-${n}` : `round-${roundId}-closed-${n}`
  return join(copyDir, `event-${eventId}`, `${of}-${hash.slice(0, 12)}.jsonl`)
}

async function readLines(
  db: Kysely<Database>,
  { eventId, roundId, n }: Copied,
): Promise<HashedLine[]> {
  const round = roundId === null ? [] : await readChain(db, { eventId, roundId })
  const event = await readChain(db, { eventId, roundId: null })
  return [...round, ...event.filter((line) => line.n <= n)]
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function writeDurably(path: string, lines: readonly HashedLine[]): Promise<void> {
  const folder = dirname(path)
  // The folder of an event alone: a missing disk is not made anew.
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )
  if (isNew) await fsyncPath(dirname(folder))
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    await writeFile(unfinished, content, { mode: 0o600, flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await fsyncPath(folder)
}
