import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { hasDueRatings } from './work.ts'

/** Told to the thread: begin no further team. */
export const STOP = 'stop'

/**
 * Calculates the ratings that are due in a thread of its own with a connection of its own: a rating of 100,000 results
 * would hold everybody else up for seconds. Without due ratings there is no thread. For a database that several may open.
 *
 * @param db asked whether there is anything to do
 * @returns how many were calculated
 * @throws what the calculation threw
 */
export async function calculateInThread(
  db: Kysely<Database>,
  databaseUrl: string,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  if (signal?.aborted || !(await hasDueRatings(db, now))) return 0
  const worker = new Worker(new URL('./ratingWorker.ts', import.meta.url), {
    workerData: { databaseUrl, now },
    execArgv: [],
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  const stop = () => worker.postMessage(STOP)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const ended = once(worker, 'exit').then(([code]) => {
      throw new Error(`the thread of ratings ended with ${code} and without a word`)
    })
    const [done] = (await Promise.race([once(worker, 'message'), ended])) as [number]
    return done
  } finally {
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
