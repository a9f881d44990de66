import { Worker } from 'node:worker_threads'

import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { SlowQuery } from '../../db/slowQueries.ts'
import { hasDueRatings } from './work.ts'

/** Sent to the thread: begin no further team. */
export const STOP = 'stop'

/** What the thread sends: what its database has to report, and at the end how many ratings were calculated. */
export type ThreadMessage =
  | { kind: 'connectionError'; error: Error }
  | { kind: 'slowQuery'; query: SlowQuery }
  | { kind: 'calculated'; count: number }

interface ThreadOptions {
  /** Aborted when no further team is to be begun. */
  signal?: AbortSignal
  /** Called for connections of the thread that broke. */
  onConnectionError?: (error: Error) => void
  /** Called for slow queries of the thread. */
  onSlowQuery?: (query: SlowQuery) => void
}

/**
 * Calculates the ratings that are due in a thread of its own with a connection of its own: a rating of 100,000 results
 * would hold everybody else up for seconds. Without due ratings there is no thread. For a database that several may open.
 *
 * @param db asked whether there is anything to do
 * @returns how many were calculated
 * @throws what the calculation threw; in either case the thread has ended
 */
export async function calculateInThread(
  db: Kysely<Database>,
  databaseUrl: string,
  now: Date,
  { signal, onConnectionError, onSlowQuery }: ThreadOptions = {},
): Promise<number> {
  if (!(await hasDueRatings(db, now)) || signal?.aborted) return 0
  // It takes over the flags of this process: the oldest Node has SQLite, which the database's modules import, by a flag.
  const worker = new Worker(new URL('./ratingWorker.ts', import.meta.url), {
    workerData: { databaseUrl, now },
  })
  const outcome: { count?: number; error?: Error } = {}
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'connectionError') onConnectionError?.(message.error)
    else if (message.kind === 'slowQuery') onSlowQuery?.(message.query)
    else outcome.count = message.count
  })
  worker.on('error', (error: Error) => {
    outcome.error = error
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  const stop = () => worker.postMessage(STOP)
  signal?.addEventListener('abort', stop, { once: true })
  const code = await new Promise<number>((resolve) => worker.once('exit', resolve))
  signal?.removeEventListener('abort', stop)
  if (outcome.error) throw outcome.error
  if (outcome.count === undefined) {
    throw new Error(`the thread of ratings ended with ${code} and without a result`)
  }
  return outcome.count
}
