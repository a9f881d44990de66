import { tryLater } from '../http/problem.ts'

/** When whoever was turned away may come again, in seconds. */
const RETRY_SECONDS = 2

/**
 * Does work when its turn comes, or refuses it.
 *
 * @param lineId which line to stand in: the id of what the work is about
 */
export type ConcurrencyLimiter = <T>(lineId: number, work: () => Promise<T>) => Promise<T>

export interface ConcurrencyLimits {
  /** How many are at work at once. */
  inside: number
  /** How many of one line. */
  insideOfLine: number
  /** How many may wait in a line. */
  waiting: number
  /** For how long each, in ms. */
  waitMs: number
}

interface Line {
  inside: number
  waiting: (() => void)[]
}

/**
 * Lets so many work at once, the others wait in lines, which take turns: a rush to one event holds up
 * no other's. Whose turn does not come in time is turned away, rather than have all of them wait too
 * long (quality, «Registration rush»). A fixed number alone would be a short line on a fast machine and
 * an endless one on a slow.
 */
export function createConcurrencyLimiter({
  inside,
  insideOfLine,
  waiting,
  waitMs,
}: ConcurrencyLimits): ConcurrencyLimiter {
  let free = inside
  /** Those with somebody inside or waiting; who was called last stands last. */
  const lines = new Map<number, Line>()

  const hasRoom = (line: Line) => free > 0 && line.inside < insideOfLine

  function lineOf(id: number): Line {
    const line = lines.get(id) ?? { inside: 0, waiting: [] }
    lines.set(id, line)
    return line
  }

  function enter(line: Line): void {
    free -= 1
    line.inside += 1
  }

  function forgetEmpty(id: number, line: Line): void {
    if (line.inside === 0 && line.waiting.length === 0) lines.delete(id)
  }

  function turn(id: number, line: Line): Promise<void> {
    if (hasRoom(line)) {
      enter(line)
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const refuse = () => {
      forgetEmpty(id, line)
      reject(tryLater(503, 'unavailable', RETRY_SECONDS))
    }
    if (line.waiting.length >= waiting) {
      refuse()
      return promise
    }
    const come = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(come), 1)
      refuse()
    }, waitMs)
    line.waiting.push(come)
    return promise
  }

  function leave(id: number, line: Line): void {
    free += 1
    line.inside -= 1
    forgetEmpty(id, line)
    callNext()
  }

  /** One left, so that there is room for one. */
  function callNext(): void {
    for (const [id, line] of lines) {
      const come = hasRoom(line) ? line.waiting.shift() : undefined
      if (!come) continue
      lines.delete(id)
      lines.set(id, line)
      enter(line)
      return come()
    }
  }

  return async (lineId, work) => {
    const line = lineOf(lineId)
    await turn(lineId, line)
    try {
      return await work()
    } finally {
      leave(lineId, line)
    }
  }
}
