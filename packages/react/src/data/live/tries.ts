import { ApiProblem } from '@parket/api-client/unwrap'
import { isRefusal } from '../isRefusal.ts'

/** Without any answer: the first try after a failure, the later ones, and those after the first minute. */
const FIRST_AGAIN_MS = [300, 700] as const
const SOON_AGAIN_MS = [700, 1500] as const
const LATER_AGAIN_MS = [2500, 5000] as const
const SOON_FOR_MS = 60_000
/** A server that has too much to do is left alone for twice as long each time. */
const FIRST_REST_MS = 1000
const LAST_REST_MS = 15_000
const AFTER_REFUSAL_MS = 15_000
/** One answer says little of a server that fails most: only so long without a failure ends the trouble. */
const CALM_MS = 10_000
/** A call that began without the network may hang long after it is back; one that takes long anyway is given more. */
const LONGEST_READ_MS = 4000
const TIMES_LAST_READ = 4
const LONGEST_LIMIT_MS = 60_000

/** Why a read is not waited for any more. */
export const outOfTime = () => new DOMException('', 'TimeoutError')

/** How the tries of one page went: when the next one is, and how long it may take. */
export interface Tries {
  /** Null: no limit but the client's own. The first answer takes as long as it takes. */
  limit: () => number | null
  noteAnswer: (tookMs: number) => void
  /** @returns after how long to try again, ms */
  noteFailure: (error: unknown) => number
  /** The page or the network is back: what failed says nothing of now. */
  forget: () => void
}

export function createTries(): Tries {
  /** How long the last answer took; null before the first one. */
  let lastTook: number | null = null
  /** Reads out of time since the last answer: the limit grows, or a line that became slow would never answer. */
  let late = 0
  /** Failures of the present trouble, and those of them that say that the server has too much to do. */
  let failures = 0
  let overloads = 0
  let failingSince = 0
  /** The first answer after the last failure; null: none yet. */
  let answeredAt: number | null = null

  function noteFailure(error: unknown): number {
    const now = Date.now()
    if (answeredAt !== null && now - answeredAt > CALM_MS) forgetTrouble()
    answeredAt = null
    if (failures === 0) failingSince = now
    failures += 1
    if (isTimeout(error)) late += 1
    if (isRefusal(error)) return about(AFTER_REFUSAL_MS)
    if (isOverload(error)) {
      overloads += 1
      return about(Math.min(LAST_REST_MS, FIRST_REST_MS * 2 ** (overloads - 1)))
    }
    if (now - failingSince > SOON_FOR_MS) return between(LATER_AGAIN_MS)
    return between(failures === 1 ? FIRST_AGAIN_MS : SOON_AGAIN_MS)
  }

  function forgetTrouble(): void {
    failures = 0
    overloads = 0
  }

  return {
    limit() {
      if (lastTook === null) return null
      const usual = Math.max(LONGEST_READ_MS, TIMES_LAST_READ * lastTook)
      return Math.min(LONGEST_LIMIT_MS, usual * 2 ** late)
    },
    noteAnswer(tookMs) {
      lastTook = tookMs
      late = 0
      answeredAt ??= Date.now()
    },
    noteFailure,
    forget() {
      late = 0
      forgetTrouble()
    },
  }
}

/** It answered that it cannot, or nothing in time. */
export function isOverload(error: unknown): boolean {
  return isTimeout(error) || (error instanceof ApiProblem && error.status >= 500)
}

function isTimeout(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.isTimeout
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** How long the server asked not to be called, ms; a thousand that it asks do not come back together. */
export function askedToWait(error: unknown): number {
  const seconds = error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0
  return seconds * 1000 * (1 + Math.random() / 2)
}

/** A thousand fail, or are cut, at the same moment, so each waits for a time of its own. */
export function about(ms: number): number {
  return between([0.75 * ms, 1.25 * ms])
}

function between([from, to]: readonly [number, number]): number {
  return from + Math.random() * (to - from)
}
