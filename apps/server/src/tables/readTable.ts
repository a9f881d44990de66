import { Worker } from 'node:worker_threads'

import { createConcurrencyLimiter } from '../security/concurrencyLimiter.ts'
import type { UnreadableTable } from './parseTable.ts'

/** A table of the largest size takes a tenth of both. */
const TIME_LIMIT_MS = 10_000
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** Each takes memory of its own: one at a time, and events take turns. */
const reading = createConcurrencyLimiter({
  running: 1,
  runningPerQueue: 1,
  waiting: 4,
  waitMs: 5000,
})

/**
 * The first sheet of an XLSX file, or a CSV file (UTF-8 or windows-1251; parted by semicolons, commas or tabs), as
 * cells of text. It is read in a thread of its own with an end to its time and memory: a file made to be dear delays
 * nobody else.
 *
 * @throws Problem 503 where too many tables wait
 */
export function readTable(
  eventId: number,
  bytes: Uint8Array,
): Promise<string[][] | UnreadableTable> {
  return reading(eventId, () => readInWorker(bytes))
}

function readInWorker(bytes: Uint8Array): Promise<string[][] | UnreadableTable> {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: MEMORY_LIMITS,
    execArgv: [],
    env: {},
  })
  const { promise, resolve, reject } = Promise.withResolvers<string[][] | UnreadableTable>()
  const timer = setTimeout(() => resolve('sheet_too_large'), TIME_LIMIT_MS)
  worker.once('message', resolve)
  worker.once('exit', () => reject(new Error('the thread that reads tables ended without one')))
  worker.once('error', (error) => {
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('sheet_too_large')
    else reject(error)
  })
  return promise.finally(async () => {
    clearTimeout(timer)
    await worker.terminate()
  })
}
