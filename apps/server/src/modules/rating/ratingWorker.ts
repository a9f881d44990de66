import { parentPort, workerData } from 'node:worker_threads'

import { openDatabase } from '../../db/database.ts'
import { STOP } from './ratingThread.ts'
import { calculateDueRatings } from './work.ts'

// Calculates the ratings that are due, tells how many, and ends.
const { databaseUrl, now } = workerData as { databaseUrl: string; now: Date }
const stopping = new AbortController()
parentPort?.on('message', (message) => {
  if (message === STOP) stopping.abort()
})
const database = await openDatabase({ databaseUrl, dataDir: '' })
try {
  const done = await calculateDueRatings(database.db, now, stopping.signal)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(done)
} finally {
  await database.close()
  parentPort?.unref()
}
