import { Worker, type ResourceLimits } from 'node:worker_threads'

interface ThreadLimits {
  timeMs: number
  memory: ResourceLimits
}

/** A thread that was ended because it took more time or memory than it may. */
export class ThreadTooDear extends Error {}

/**
 * Computes in a thread of its own, which delays nobody else, with an end to its time and memory.
 *
 * @param file sends one message, its result
 * @param data what it works on; copied
 * @throws ThreadTooDear; what the thread threw
 */
export function runInThread<Result>(
  file: URL,
  data: unknown,
  { timeMs, memory }: ThreadLimits,
): Promise<Result> {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: memory,
    execArgv: [],
    env: {},
  })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(new ThreadTooDear('it took too long')), timeMs)
  worker.once('message', resolve)
  worker.once('exit', () => reject(new Error(`${file.pathname} ended without a result`)))
  worker.once('error', (error) => {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isMemory ? new ThreadTooDear('it took too much memory') : error)
  })
  return promise.finally(async () => {
    clearTimeout(timer)
    await worker.terminate()
  })
}
