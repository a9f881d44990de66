import { tryLater } from './problem.ts'

/** When whoever was turned away may come again, in seconds. */
const RETRY_SECONDS = 2

/** Does work, or refuses it at once. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets so many in at once and turns the others away, rather than have all of them wait too long
 * (quality, «Registration rush»).
 */
export function createGate(limit: number): Gate {
  let inside = 0
  return async (work) => {
    if (inside >= limit) throw tryLater(503, 'unavailable', RETRY_SECONDS)
    inside += 1
    try {
      return await work()
    } finally {
      inside -= 1
    }
  }
}
