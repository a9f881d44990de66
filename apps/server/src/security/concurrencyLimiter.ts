import { tryLater } from '../http/problem.ts'

/** `Retry-After` of a refused call, in seconds. */
export const RETRY_SECONDS = 2
/** How much the newest duration counts in the average. */
const NEWEST_SHARE = 0.1

/**
 * Runs work when its turn comes, or refuses it.
 *
 * @param queueId the id of what the work is about, such as an event
 * @param patience for work that may wait longer than the rest
 * @throws Problem 503
 */
export interface ConcurrencyLimiter {
  <T>(queueId: number, work: () => Promise<T>, patience?: Patience): Promise<T>
  /** Whether more work of this queue would be refused at once, unless it is patient. */
  isFull: (queueId: number) => boolean
}

/** Work with it is never refused for what the estimate says of its wait. */
export interface Patience {
  /** How long it may wait, in ms. */
  waitMs: number
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
  /** Moving average of how long work of this queue takes once it runs, in ms; 0: none has ended yet. */
  typicalMs: number
  waiting: (() => void)[]
}

/**
 * Limits how much runs at once. The rest waits in queues that take turns, so a rush to one event
 * does not delay another. Work that waits too long is refused with 503 (docs/rules/quality.md,
 * «Registration rush»): a limit on the length alone would mean a short wait on a fast machine and an endless one
 * on a slow machine. Where the average duration in its queue says that its turn would come too late, it is refused before it
 * waits. A queue that is idle forgets its average: what was slow then says nothing of now.
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
    const queue = queues.get(id) ?? { running: 0, typicalMs: 0, waiting: [] }
    queues.set(id, queue)
    return queue
  }

  const expectedWait = (queue: Queue) =>
    (queue.waiting.length * queue.typicalMs) / Math.min(runningPerQueue, running)

  const hasNoPlace = (queue: Queue, patience: Patience | null) =>
    queue.waiting.length >= waiting || (patience === null && expectedWait(queue) > waitMs)

  /** One piece of work counts as the longest wait at most: it must not make the queue refuse for long. */
  function noteDuration(queue: Queue, ms: number): void {
    const sample = Math.min(ms, waitMs)
    const { typicalMs } = queue
    queue.typicalMs = typicalMs === 0 ? sample : typicalMs + (sample - typicalMs) * NEWEST_SHARE
  }

  function begin(queue: Queue): void {
    free -= 1
    queue.running += 1
  }

  function forgetEmpty(id: number, queue: Queue): void {
    if (queue.running === 0 && queue.waiting.length === 0) queues.delete(id)
  }

  function waitForTurn(id: number, queue: Queue, patience: Patience | null): Promise<void> {
    if (hasRoom(queue)) {
      begin(queue)
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => {
      forgetEmpty(id, queue)
      reject(tryLater(503, 'unavailable', RETRY_SECONDS))
    }
    if (hasNoPlace(queue, patience)) {
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
    }, patience?.waitMs ?? waitMs)
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

  async function limited<T>(
    queueId: number,
    work: () => Promise<T>,
    patience: Patience | null = null,
  ): Promise<T> {
    const queue = queueOf(queueId)
    await waitForTurn(queueId, queue, patience)
    const began = performance.now()
    try {
      const result = await work()
      // Failed work, such as a form with a broken rule, says nothing of the pace.
      noteDuration(queue, performance.now() - began)
      return result
    } finally {
      finish(queueId, queue)
    }
  }

  return Object.assign(limited, {
    isFull(queueId: number) {
      const queue = queues.get(queueId)
      return queue !== undefined && !hasRoom(queue) && hasNoPlace(queue, null)
    },
  })
}
