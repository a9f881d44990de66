import { secondsInHour } from 'date-fns/constants'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'

import type { Database, OutboxTable } from '../db/schema.ts'
import { currentRequestId } from '../logging/requestId.ts'
import type { Mail } from '../mail/mail.ts'

/** A job that a worker took. `attempts` includes the current one. */
export type Job = Pick<
  Selectable<OutboxTable>,
  'id' | 'kind' | 'payload' | 'attempts' | 'created_at' | 'request_id'
>

/** How long a worker may hold a job before another worker may take it. */
export const LEASE_SECONDS = 120

/** After this many attempts a job is marked as failed. */
export const MAX_ATTEMPTS = 10

const FIRST_RETRY_SECONDS = 30
const LONGEST_RETRY_SECONDS = 6 * secondsInHour

/** Queues a letter. It is sent once the transaction commits. @returns its number in the outbox */
export async function queueMail(trx: Kysely<Database>, mail: Mail): Promise<number> {
  const { id } = await trx
    .insertInto('outbox')
    .values({ kind: 'mail', payload: JSON.stringify(mail), request_id: currentRequestId() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Queues a letter that waits for some seconds. */
export async function queueMailIn(
  trx: Kysely<Database>,
  mail: Mail,
  seconds: number,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      kind: 'mail',
      payload: JSON.stringify(mail),
      request_id: currentRequestId(),
      run_at: inSeconds(seconds),
    })
    .execute()
}

/** The same for several letters, in one query. By its topic, what it is about, a letter can be taken back while it waits. */
export async function queueMailsIn(
  trx: Kysely<Database>,
  letters: readonly { mail: Mail; seconds: number; topic?: string | null }[],
): Promise<void> {
  if (letters.length === 0) return
  await trx
    .insertInto('outbox')
    .values(
      letters.map(({ mail, seconds, topic = null }) => ({
        kind: 'mail',
        payload: JSON.stringify(mail),
        topic,
        request_id: currentRequestId(),
        run_at: inSeconds(seconds),
      })),
    )
    .execute()
}

/** Takes back letters that no worker has begun to send. @returns them, of the kind `mail` as they were queued */
export async function takeBackMails(
  trx: Kysely<Database>,
  topics: readonly string[],
): Promise<Mail[]> {
  const taken = await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`topic = any(${topics}::text[])`)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .returning('payload')
    .execute()
  return taken.map(({ payload }) => payload)
}

/** How many letters of a topic are being sent, were sent or have failed. */
export async function countBegunMails(trx: Kysely<Database>, topic: string): Promise<number> {
  const { begun } = await trx
    .selectFrom('outbox')
    .where('topic', '=', topic)
    .where('attempts', '>', 0)
    .select(({ fn }) => fn.countAll<number>().as('begun'))
    .executeTakeFirstOrThrow()
  return begun
}

/** The same as `queueMail` for several letters, in one query. */
export async function queueMails(trx: Kysely<Database>, mails: Mail[]): Promise<void> {
  if (mails.length === 0) return
  await trx
    .insertInto('outbox')
    .values(
      mails.map((mail) => ({
        kind: 'mail',
        payload: JSON.stringify(mail),
        request_id: currentRequestId(),
      })),
    )
    .execute()
}

/**
 * Takes jobs of these kinds that are due, oldest first, for `LEASE_SECONDS`. No two workers, in one process or
 * several, get the same one while its lease runs.
 */
export async function takeJobs(
  db: Kysely<Database>,
  kinds: readonly string[],
  limit: number,
): Promise<Job[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const jobs = await db
    .updateTable('outbox')
    .set((eb) => ({
      lease_until: inSeconds(LEASE_SECONDS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning(['id', 'kind', 'payload', 'attempts', 'created_at', 'request_id'])
    .execute()
  return jobs.sort((one, other) => one.id - other.id)
}

/** Releases the leases of a killed worker. Call it only where no other process can be working. */
export async function releaseLeases(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: null })
    .where('sent_at', 'is', null)
    .where('lease_until', 'is not', null)
    .execute()
}

/** Notes that the job is done. */
export async function finishJob(db: Kysely<Database>, job: Job): Promise<void> {
  await ownJob(db, job)
    .set({ sent_at: sql<Date>`now()`, lease_until: null, last_error: null })
    .execute()
}

/** Notes that the job failed; it is due again after a pause that grows with its attempts. */
export async function postponeJob(db: Kysely<Database>, job: Job, reason: string): Promise<void> {
  await ownJob(db, job)
    .set({ run_at: inSeconds(retrySeconds(job.attempts)), lease_until: null, last_error: reason })
    .execute()
}

/** Notes that the job will not be tried again. */
export async function giveUpJob(db: Kysely<Database>, job: Job, reason: string): Promise<void> {
  await ownJob(db, job)
    .set({ failed_at: sql<Date>`now()`, lease_until: null, last_error: reason })
    .execute()
}

/** The pause after the n-th failed attempt: 30 s, 2 min, 8 min and so on, at most 6 hours. */
export function retrySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 4 ** (attempts - 1), LONGEST_RETRY_SECONDS)
}

/**
 * Matches only while this worker still holds the lease: if another worker took the job, nothing is
 * updated.
 */
function ownJob(db: Kysely<Database>, { id, attempts }: Job) {
  return db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}
