import { constants } from 'node:fs'
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { millisecondsInDay } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { OperatorError } from '../operator/operatorError.ts'
import type { ClosedRound, HashedLine } from './line.ts'

/** How long what is missing follows, once the disk is back. */
const LOOKED_BACK_MS = 2 * millisecondsInDay

/** @throws OperatorError where the folder is missing or cannot be written to */
export async function refuseUnusable(copyDir: string): Promise<void> {
  const isUsable = await access(copyDir, constants.W_OK)
    .then(async () => (await stat(copyDir)).isDirectory())
    .catch(() => false)
  if (!isUsable) {
    throw new OperatorError(`COPY_DIR must be a folder that can be written to, not ${copyDir}.`)
  }
}

/**
 * Copies the journal of each round that was closed in the last two days and is not in the folder yet: a file with the
 * lines of the round and those of its event up to the closing, one as JSON in each row. It is on the disk before it has
 * its name.
 *
 * @param copyDir on a second disk (docs/backup.md)
 * @returns the files that were written
 */
export async function copyClosedRounds(
  db: Kysely<Database>,
  copyDir: string,
  now: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  const written: string[] = []
  for (const closed of await listClosed(db, now)) {
    if (signal?.aborted) break
    const path = pathOf(copyDir, closed)
    if (await exists(path)) continue
    await writeDurably(path, await readLines(db, closed))
    written.push(path)
  }
  return written
}

interface Closed {
  eventId: number
  roundId: number
  /** The number of the line in the event's chain that says so. */
  n: number
}

async function listClosed(db: Kysely<Database>, now: Date): Promise<Closed[]> {
  const rows = await db
    .selectFrom('journal')
    .where('kind', '=', 'round.closed')
    .where('at', '>', new Date(now.getTime() - LOOKED_BACK_MS))
    .select(['event_id', 'n', 'body'])
    .orderBy('id')
    .execute()
  return rows.map(({ event_id, n, body }) => ({
    eventId: event_id,
    roundId: (body as ClosedRound).round_id,
    n,
  }))
}

/** A round that was opened and closed again has a file for each closing. */
function pathOf(copyDir: string, { eventId, roundId, n }: Closed): string {
  return join(copyDir, `event-${eventId}`, `round-${roundId}-closed-${n}.jsonl`)
}

async function readLines(
  db: Kysely<Database>,
  { eventId, roundId, n }: Closed,
): Promise<HashedLine[]> {
  const rows = await db
    .selectFrom('journal')
    .where('event_id', '=', eventId)
    .where((eb) =>
      eb.or([eb('round_id', '=', roundId), eb.and([eb('round_id', 'is', null), eb('n', '<=', n)])]),
    )
    .select(['event_id', 'round_id', 'n', 'at', 'device_at', 'kind', 'user_id', 'station_id'])
    .select(['epoch', 'seq', 'body', 'prev', 'hash'])
    .orderBy(sql`round_id nulls last`)
    .orderBy('n')
    .execute()
  return rows.map((row) => {
    const at = row.at.toISOString()
    const device_at = row.device_at?.toISOString() ?? null
    return Object.assign(row, { at, device_at }) as HashedLine
  })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function writeDurably(path: string, lines: readonly HashedLine[]): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${process.pid}.part`
  try {
    const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    await writeFile(unfinished, content, { mode: 0o600, flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  // The name is on the disk, too.
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
