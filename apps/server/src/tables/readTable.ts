import { createConcurrencyLimiter } from '../security/concurrencyLimiter.ts'
import { runInThread, ThreadTooDear } from '../threads/runInThread.ts'
import type { UnreadableTable } from './parseTable.ts'

/** A table of the largest size takes a tenth of both. */
const LIMITS = {
  timeMs: 10_000,
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
}

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

async function readInWorker(bytes: Uint8Array): Promise<string[][] | UnreadableTable> {
  try {
    return await runInThread(new URL('./tableWorker.ts', import.meta.url), bytes, LIMITS)
  } catch (error) {
    if (error instanceof ThreadTooDear) return 'sheet_too_large'
    throw error
  }
}
