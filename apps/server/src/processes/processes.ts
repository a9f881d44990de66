import { randomUUID } from 'node:crypto'

import { millisecondsInSecond, secondsInDay } from 'date-fns/constants'
import { sql, type Kysely, type Transaction } from 'kysely'

import type { Database } from '../db/schema.ts'
import { repeatTask } from '../jobs/repeat.ts'
import type { Log } from '../logging/log.ts'
import { OperatorError } from '../operator/operatorError.ts'

/** What a process tells the others on the same database. */
export interface ProcessFacts {
  host: string
  version: string
  /** By `storeName`. */
  filesStore: string
  /** Of the key of its vault; null: it has none. */
  keyFingerprint: string | null
}

/** How often a process says that it runs. */
const SEEN_MS = 5 * millisecondsInSecond
/** A process that has said nothing for so long is gone. */
export const GONE_SECONDS = 20
/** Tokens, codes and hours of the day are compared across processes. */
const MOST_OFF_MS = 5 * millisecondsInSecond

/**
 * Enters this process among those that run on its database, and says from then on that it runs.
 *
 * @returns what takes it out again
 * @throws OperatorError with one line where its clock is off by more than 5 s, or where another process that runs has
 *   other files or another key: each would see half of them
 */
export async function enterProcess(
  db: Kysely<Database>,
  facts: ProcessFacts,
  log: Log,
): Promise<{ id: string; leave: () => Promise<void> }> {
  await refuseWrongClock(db)
  const id = randomUUID()
  await db.transaction().execute(async (trx) => {
    // Two that start together see each other.
    await sql`lock table processes in exclusive mode`.execute(trx)
    await refuseOther(trx, facts)
    await trx
      .deleteFrom('processes')
      .where('seen_at', '<', sql<Date>`now() - make_interval(secs => ${secondsInDay})`)
      .execute()
    await trx.insertInto('processes').values(rowOf(id, facts)).execute()
  })
  const seen = repeatTask(SEEN_MS, log, () => saySeen(db, id, facts))
  return {
    id,
    async leave() {
      await seen.stop()
      const left = db.deleteFrom('processes').where('id', '=', id).execute()
      // Without a database the row is old soon.
      await left.catch((error: unknown) => log.warn({ err: error }, 'the process could not leave'))
    },
  }
}

/** Forgets all processes: where no other can be running. */
export async function forgetProcesses(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('processes').execute()
}

/** The processes that run on a database, the oldest first. */
export function runningProcesses(db: Kysely<Database>) {
  return db
    .selectFrom('processes')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${GONE_SECONDS})`)
    .select(['id', 'host', 'version', 'started_at', 'seen_at'])
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

function rowOf(id: string, { host, version, filesStore, keyFingerprint }: ProcessFacts) {
  return { id, host, version, files_store: filesStore, key_fingerprint: keyFingerprint }
}

/** A database that was away for long, or restored, may have lost the row. */
async function saySeen(db: Kysely<Database>, id: string, facts: ProcessFacts): Promise<void> {
  await db
    .insertInto('processes')
    .values(rowOf(id, facts))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()` }))
    .execute()
}

async function refuseOther(trx: Transaction<Database>, facts: ProcessFacts): Promise<void> {
  const running = await trx
    .selectFrom('processes')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${GONE_SECONDS})`)
    .select(['host', 'files_store', 'key_fingerprint'])
    .execute()
  for (const other of running) {
    if (other.files_store !== facts.filesStore) {
      throw new OperatorError(
        `Another process of this database, on ${other.host}, keeps files elsewhere: give both the same S3_*, or a DATA_DIR that they share.`,
      )
    }
    if (other.key_fingerprint !== facts.keyFingerprint) {
      throw new OperatorError(
        `Another process of this database, on ${other.host}, has another SECRET_KEY: give both the same.`,
      )
    }
  }
}

async function refuseWrongClock(db: Kysely<Database>): Promise<void> {
  const before = Date.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const after = Date.now()
  const theirs = rows[0]?.now.getTime() ?? after
  // What the way took is nobody's fault.
  const off = Math.max(before - theirs, theirs - after, 0)
  if (off <= MOST_OFF_MS) return
  throw new OperatorError(
    `The clock of this machine is off by ${Math.round(off / millisecondsInSecond)} s from the database's: set it (NTP).`,
  )
}
