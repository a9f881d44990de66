import { tryLater } from '../http/problem.ts'

/** `Retry-After` of a refused call, in seconds. */
export const RETRY_SECONDS = 2
/** How much the newest duration counts in the average. */
const NEWEST_SHARE = 0.1

/**
 * Runs work when its turn comes, or refuses it.
 *
 * @param queueId the id of what the work is about, such as an event
 */
export interface ConcurrencyLimiter {
  <T>(queueId: number, work: () => Promise<T>): Promise<T>
  /** Whether more work of this queue would be refused at once. */
  isFull: (queueId: number) => boolean
}

export interface ConcurrencyLimits {
  /** How many run at once in total. */
  running: number
  /** How many of one queue run at once. */
  runningPerQueue: number
  /** How many may wait in one queue. */
  waiting: number
  /** How long each may wait, in ms. Work that would wait longer, by what such work took before, is refused at once. */
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
 * on a slow machine. Where the average duration says that its turn would come too late, it is refused before it waits.
 */
export function createConcurrencyLimiter({
  running,
  runningPerQueue,
  waiting,
  waitMs,
}: ConcurrencyLimits): ConcurrencyLimiter {
  let free = running
  /** Moving average of how long work takes once it runs, in ms; 0: none has ended yet. */
  let typicalMs = 0
  /** Queues with running or waiting work; the one served last stands last. */
  const queues = new Map<number, Queue>()

  const hasRoom = (queue: Queue) => free > 0 && queue.running < runningPerQueue

  function queueOf(id: number): Queue {
    const queue = queues.get(id) ?? { running: 0, waiting: [] }
    queues.set(id, queue)
    return queue
  }

  const expectedWait = (queue: Queue) =>
    (queue.waiting.length * typicalMs) / Math.min(runningPerQueue, running)

  const hasNoPlace = (queue: Queue) =>
    queue.waiting.length >= waiting || expectedWait(queue) > waitMs

  function noteDuration(ms: number): void {
    typicalMs = typicalMs === 0 ? ms : typicalMs + (ms - typicalMs) * NEWEST_SHARE
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
    if (hasNoPlace(queue)) {
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

  async function limited<T>(queueId: number, work: () => Promise<T>): Promise<T> {
    const queue = queueOf(queueId)
    await waitForTurn(queueId, queue)
    const began = performance.now()
    try {
      return await work()
    } finally {
      noteDuration(performance.now() - began)
      finish(queueId, queue)
    }
  }

  return Object.assign(limited, {
    isFull(queueId: number) {
      const queue = queues.get(queueId)
      return queue !== undefined && !hasRoom(queue) && hasNoPlace(queue)
    },
  })
}
