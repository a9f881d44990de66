import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { Log } from '../logging/log.ts'
import { type Job, MAX_ATTEMPTS, finishJob, giveUpJob, postponeJob, takeJobs } from './outbox.ts'

/** Does one job. Any error delays the job for another attempt; a `PermanentError` gives it up. */
export type JobHandler<Payload> = (job: Job & { payload: Payload }) => Promise<void>

/** Handlers by kind, whatever each is given. */
export type AnyJobHandlers = Readonly<Record<string, JobHandler<never>>>

/** Another attempt cannot succeed. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}

export interface WorkerOptions {
  db: Kysely<Database>
  /** Jobs of other kinds are left: another version of the program knows them. */
  handlers: AnyJobHandlers
  log: Log
}

const BATCH = 10

/**
 * Does the jobs of the outbox that are due, until none is left.
 *
 * @param signal aborted: the batch under way is the last
 * @returns how many were taken
 * @throws when the database did not take the result of one
 */
export async function doDueJobs(options: WorkerOptions, signal?: AbortSignal): Promise<number> {
  const kinds = Object.keys(options.handlers)
  let taken = 0
  for (;;) {
    if (signal?.aborted) return taken
    const jobs = await takeJobs(options.db, kinds, BATCH)
    if (jobs.length === 0) return taken
    taken += jobs.length
    // Wait for all jobs before throwing, so that nothing runs after the worker stopped.
    const results = await Promise.allSettled(jobs.map((job) => doJob(job, options)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

async function doJob(job: Job, { db, handlers, log }: WorkerOptions): Promise<void> {
  try {
    // Who queued the job gave it what its kind needs.
    await handlers[job.kind]?.(job as never)
  } catch (error) {
    // The error may contain an address: the whole text stays in the job's row, only its code is
    // logged.
    const reason = error instanceof Error ? error.message : String(error)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const details = { ...named(job), attempts: job.attempts, code }
    if (error instanceof PermanentError || job.attempts >= MAX_ATTEMPTS) {
      await giveUpJob(db, job, reason)
      log.error(details, 'job given up')
    } else {
      await postponeJob(db, job, reason)
      log.warn(details, 'job failed, will be tried again')
    }
    return
  }
  await finishJob(db, job)
  log.info(named(job), 'job done')
}

/** What the log says of a job; `reqId`, as in the lines of requests, is of the one that queued it. */
function named({ id, kind, request_id }: Job): object {
  return { job: id, kind, ...(request_id !== null && { reqId: request_id }) }
}
