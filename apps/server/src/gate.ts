import { tryLater } from './problem.ts'

/** When whoever was turned away may come again, in seconds. */
const RETRY_SECONDS = 2

/** Does work when its turn comes, or refuses it. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

export interface GateLimits {
  /** How many are at work at once. */
  inside: number
  /** How many may wait for that. */
  waiting: number
  /** For how long each, in ms. */
  waitMs: number
}

/**
 * Lets so many work at once, the others wait in line; whose turn does not come in time is turned away,
 * rather than have all of them wait too long (quality, «Registration rush»). A fixed number alone would
 * be a short line on a fast machine and an endless one on a slow.
 */
export function createGate({ inside, waiting, waitMs }: GateLimits): Gate {
  let free = inside
  const line: (() => void)[] = []

  function turn(): Promise<void> {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => reject(tryLater(503, 'unavailable', RETRY_SECONDS))
    if (line.length >= waiting) {
      refuse()
      return promise
    }
    const enter = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(enter), 1)
      refuse()
    }, waitMs)
    line.push(enter)
    return promise
  }

  function leave(): void {
    const next = line.shift()
    if (next) next()
    else free += 1
  }

  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
