import { parentPort, workerData, type MessagePort } from 'node:worker_threads'

import { openDatabase } from '../../db/database.ts'
import { STOP, type ThreadMessage } from './ratingThread.ts'
import { calculateDueRatings } from './work.ts'

// Calculates the ratings that are due, sends how many, and ends.
const { databaseUrl, now } = workerData as { databaseUrl: string; now: Date }
const port = parentPort as MessagePort
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
const send = (message: ThreadMessage) => port.postMessage(message)

const stopping = new AbortController()
port.on('message', (message) => {
  if (message === STOP) stopping.abort()
})
const database = await openDatabase(
  { databaseUrl, dataDir: '' },
  (error) => send({ kind: 'connectionError', error }),
  (query) => send({ kind: 'slowQuery', query }),
)
try {
  const count = await calculateDueRatings(database.db, now, stopping.signal)
  send({ kind: 'calculated', count })
} finally {
  await database.close()
  // Nothing else keeps the thread once its connections are closed.
  port.unref()
}
