import { tryLater } from '../http/problem.ts'

/** `Retry-After` of a refused call, in seconds. */
const RETRY_SECONDS = 2

/**
 * Runs work when its turn comes, or refuses it.
 *
 * @param queueId the id of what the work is about, such as an event
 */
export type ConcurrencyLimiter = <T>(queueId: number, work: () => Promise<T>) => Promise<T>

export interface ConcurrencyLimits {
  /** How many run at once in total. */
  running: number
  /** How many of one queue run at once. */
  runningPerQueue: number
  /** How many may wait in one queue. */
  waiting: number
  /** How long each may wait, in ms. */
  waitMs: number
}

interface Queue {
  running: number
  waiting: (() => void)[]
}

/**
 * Limits how much runs at once. The rest waits in queues that take turns, so a rush to one event
 * does not delay another. Work that waits too long is refused with 503 (docs/rules/quality.md,
 * «Registration rush»): a limit on the length alone would mean a short wait on a fast machine and an endless one
 * on a slow machine.
 */
export function createConcurrencyLimiter({
  running,
  runningPerQueue,
  waiting,
  waitMs,
}: ConcurrencyLimits): ConcurrencyLimiter {
  let free = running
  /** Queues with running or waiting work; the one served last stands last. */
  const queues = new Map<number, Queue>()

  const hasRoom = (queue: Queue) => free > 0 && queue.running < runningPerQueue

  function queueOf(id: number): Queue {
    const queue = queues.get(id) ?? { running: 0, waiting: [] }
    queues.set(id, queue)
    return queue
  }

  function begin(queue: Queue): void {
    free -= 1
    queue.running += 1
  }

  function forgetEmpty(id: number, queue: Queue): void {
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(id)
  }

  function waitForTurn(id: number, queue: Queue): Promise<void> {
    if (hasRoom(queue)) {
      begin(queue)
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => {
      forgetEmpty(id, queue)
      reject(tryLater(503, 'unavailable', RETRY_SECONDS))
    }
    if (queue.waiting.length >= waiting) {
      refuse()
      return promise
    }
    const start = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(start), 1)
      refuse()
    }, waitMs)
    queue.waiting.push(start)
    return promise
  }

  function finish(id: number, queue: Queue): void {
    free += 1
    queue.running -= 1
    forgetEmpty(id, queue)
    startNext()
  }

  /** One slot is free: the next waiting work starts. */
  function startNext(): void {
    for (const [id, queue] of queues) {
      const start = hasRoom(queue) ? queue.waiting.shift() : undefined
      if (!start) continue
      queues.delete(id)
      queues.set(id, queue)
      begin(queue)
      return start()
    }
  }

  return async (queueId, work) => {
    const queue = queueOf(queueId)
    await waitForTurn(queueId, queue)
    try {
      return await work()
    } finally {
      finish(queueId, queue)
    }
  }
}
