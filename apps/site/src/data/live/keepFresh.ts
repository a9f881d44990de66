import { ApiProblem } from '@parket/api-client/unwrap'
import { isRefusal } from '../isRefusal.ts'

/** While no stream tells. */
const WITHOUT_STREAM_MS = 15_000
/** What changes before the stream is back is not told. */
const AFTER_CUT_MS = 3000
/** The first try after one that failed; each later one waits twice as long. */
const FIRST_AGAIN_MS = 500
const LAST_AGAIN_MS = 5000
/** Many places change at once: a change is read at most this often. */
const PAUSE_MS = 1000

/** What a page hears of the event it shows. */
export interface Told {
  /** Something of it changed. */
  onChange: () => void
  /** Whether changes are told at present. */
  onLiveness: (isLive: boolean) => void
  /** A page that nobody looks at reads nothing. */
  onSeen: (isSeen: boolean) => void
}

interface Pace {
  /** How old an answer may become with nothing that changed, ms. */
  everyMs: number
  /** A change is read at most this often. */
  pauseMs?: number
  /** Where a thousand hear of a change at once: each reads within this time, at a moment of its own. */
  spreadMs?: number
}

export interface FreshSource<T> extends Pace {
  read: () => Promise<T>
  /** @returns what ends it */
  follow: (told: Told) => () => void
  onAnswer: (answer: T) => void
  onFailed?: () => void
  /** Hears whether changes are told at present. */
  onLiveness?: (isLive: boolean) => void
}

/** Of the hall's screen: expected times go on by the minute, with nothing that changed. */
export const SCREEN_PACE: Pace = { everyMs: 20_000 }
/** Of the phones in the hall. */
export const PHONE_PACE: Pace = { everyMs: 45_000, spreadMs: 1000 }

export interface Fresh {
  /** Reads now. Ends when it is answered or has failed. */
  readAgain: () => Promise<void>
  stop: () => void
}

/**
 * Keeps what a page shows as the server has it: reads at once, when something changes, and at intervals; what fails is
 * soon tried again. There is one timer, and by itself one call at a time, however long it runs.
 */
export function keepFresh<T>(source: FreshSource<T>): Fresh {
  const { everyMs, pauseMs = PAUSE_MS, spreadMs = 0 } = source
  let timer: ReturnType<typeof setTimeout> | null = null
  let lastRead = 0
  /** Counts the calls: an answer that a later call has overtaken is not shown. */
  let calls = 0
  let failures = 0
  /** The server asked not to be called before. */
  let notBefore = 0
  let isReading = false
  /** A change waits to be read. */
  let isChanged = false
  let isLive = false
  let isSeen = true
  let isLeft = false

  async function readNow(): Promise<void> {
    const call = (calls += 1)
    const isOvertaken = () => isLeft || call !== calls
    stopTimer()
    isReading = true
    isChanged = false
    lastRead = Date.now()
    let again = 0
    try {
      const answer = await source.read()
      if (isOvertaken()) return
      failures = 0
      source.onAnswer(answer)
    } catch (error) {
      if (isOvertaken()) return
      failures += 1
      notBefore = Date.now() + secondsAsked(error) * 1000
      again = waitAfter(error, failures)
      source.onFailed?.()
    }
    isReading = false
    if (again > 0) readIn(again)
    else if (isChanged) readIn(changeWait())
    else readIn(isLive ? everyMs : Math.min(everyMs, WITHOUT_STREAM_MS))
  }

  function changeWait(): number {
    return Math.max(0, lastRead + pauseMs - Date.now(), Math.random() * spreadMs)
  }

  function readIn(ms: number): void {
    stopTimer()
    const wait = Math.max(ms, notBefore - Date.now())
    if (!isLeft && isSeen) timer = setTimeout(() => void readNow(), wait)
  }

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  const leave = source.follow({
    onChange() {
      if (isChanged) return
      isChanged = true
      if (!isReading) readIn(changeWait())
    },
    onLiveness(next) {
      const isCut = isLive && !next
      isLive = next
      source.onLiveness?.(next)
      if (isCut && !isReading && !isChanged) readIn(atRandom(AFTER_CUT_MS))
    },
    onSeen(next) {
      isSeen = next
      if (!isSeen) stopTimer()
      else if (!isReading) readIn(changeWait())
    },
  })
  void readNow()
  return {
    readAgain: readNow,
    stop() {
      isLeft = true
      stopTimer()
      leave()
    },
  }
}

/** A thousand fail at the same moment, so each waits for a time of its own. A refusal stays a refusal. */
function waitAfter(error: unknown, failures: number): number {
  const wait = isRefusal(error)
    ? WITHOUT_STREAM_MS
    : Math.min(LAST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** (failures - 1))
  return secondsAsked(error) * 1000 + atRandom(wait)
}

function secondsAsked(error: unknown): number {
  return error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0
}

function atRandom(ms: number): number {
  return ms * (0.5 + Math.random() / 2)
}
