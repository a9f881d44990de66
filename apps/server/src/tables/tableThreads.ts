import { createConcurrencyLimiter } from '../security/concurrencyLimiter.ts'
import { runInThread, ThreadTooDear } from '../threads/runInThread.ts'

/** A table of the largest size takes a tenth of both. */
const LIMITS = {
  timeMs: 10_000,
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
}

/**
 * Threads that work on tables of an event, with an end to their time and memory: a file made to be dear delays nobody else.
 * Each takes memory of its own, so only some run at once, and events take turns.
 *
 * @returns runs one (`runInThread`); `sheet_too_large` where it took too much; throws Problem 503 where too many wait
 */
export function tableThreads({ running }: { running: number }) {
  const limited = createConcurrencyLimiter({
    running,
    runningPerQueue: 1,
    waiting: 4,
    waitMs: 5000,
  })
  return async <Result>(
    eventId: number,
    file: URL,
    data: unknown,
  ): Promise<Result | 'sheet_too_large'> => {
    try {
      return await limited(eventId, () => runInThread<Result>(file, data, LIMITS))
    } catch (error) {
      if (error instanceof ThreadTooDear) return 'sheet_too_large'
      throw error
    }
  }
}
