import { ApiProblem } from '@parket/api-client/unwrap'
import { isRefusal } from '../isRefusal.ts'

/** While no stream tells. */
const WITHOUT_STREAM_MS = 15_000
/** What changes before the stream is back is not told: until then, and for so long after the last trouble, asked often. */
const AFTER_CUT_MS = 2000
const TROUBLED_MS = 30_000
/** The first try after one that failed; each later one waits twice as long, in the first minute never long. */
const FIRST_AGAIN_MS = 500
const SOON_AGAIN_MS = 1500
const LAST_AGAIN_MS = 5000
const SOON_FOR_MS = 60_000
/** A call that began without the network may hang long after it is back; one that takes long anyway is given more. */
const LONGEST_READ_MS = 4000
const TIMES_LAST_READ = 4
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
  /** @param signal the answer is not waited for any more */
  read: (signal: AbortSignal) => Promise<T>
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
  /** Reads now. Ends when it, or the call that overtook it, is answered (true) or has failed. */
  readAgain: () => Promise<boolean>
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
  /** Since when nothing but failures came. */
  let failingSince = 0
  /** When a read failed or the stream was cut last. */
  let troubledAt = -Infinity
  /** How long the last answer took; null before the first one, which may take as long as it does. */
  let lastTook: number | null = null
  let reading: AbortController | null = null
  /** The server asked not to be called before. */
  let notBefore = 0
  let isReading = false
  /** A change waits to be read. */
  let isChanged = false
  let isLive = false
  let isSeen = true
  let isLeft = false

  /** The call that runs. */
  let latest: Promise<boolean> = Promise.resolve(false)

  function readNow(): Promise<boolean> {
    latest = read()
    return latest
  }

  async function read(): Promise<boolean> {
    const call = (calls += 1)
    const isOvertaken = () => isLeft || call !== calls
    stopTimer()
    giveUp()
    reading = new AbortController()
    isReading = true
    isChanged = false
    lastRead = Date.now()
    if (lastTook !== null) {
      timer = setTimeout(giveUp, Math.max(LONGEST_READ_MS, TIMES_LAST_READ * lastTook))
    }
    let again = 0
    let isAnswered = false
    try {
      const answer = await unlessGivenUp(source.read(reading.signal), reading.signal)
      if (isOvertaken()) return isLeft ? false : latest
      failures = 0
      lastTook = Date.now() - lastRead
      isAnswered = true
      source.onAnswer(answer)
    } catch (error) {
      if (isOvertaken()) return isLeft ? false : latest
      troubledAt = Date.now()
      if (failures === 0) failingSince = troubledAt
      failures += 1
      notBefore = Date.now() + secondsAsked(error) * 1000
      again = waitAfter(error, failures, Date.now() - failingSince)
      source.onFailed?.()
    }
    isReading = false
    if (again > 0) readIn(again)
    else if (isChanged) readIn(changeWait())
    else readIn(waitUnchanged())
    return isAnswered
  }

  function waitUnchanged(): number {
    if (isLive) return everyMs
    const isTroubled = Date.now() - troubledAt < TROUBLED_MS
    return isTroubled ? atRandom(AFTER_CUT_MS) : Math.min(everyMs, WITHOUT_STREAM_MS)
  }

  function giveUp(): void {
    reading?.abort()
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
      if (isCut) troubledAt = Date.now()
      if (isCut && !isReading && !isChanged) readIn(waitUnchanged())
    },
    onSeen(next) {
      isSeen = next
      if (!isSeen) return stopTimer()
      // What failed or hangs may have begun without the network.
      failures = 0
      if (isReading) giveUp()
      else readIn(changeWait())
    },
  })
  void readNow()
  return {
    readAgain: readNow,
    stop() {
      isLeft = true
      stopTimer()
      giveUp()
      leave()
    },
  }
}

/** A thousand fail at the same moment, so each waits for a time of its own. A refusal stays a refusal. */
function waitAfter(error: unknown, failures: number, failingMs: number): number {
  const longest = failingMs < SOON_FOR_MS ? SOON_AGAIN_MS : LAST_AGAIN_MS
  const wait = isRefusal(error)
    ? WITHOUT_STREAM_MS
    : Math.min(longest, FIRST_AGAIN_MS * 2 ** (failures - 1))
  return secondsAsked(error) * 1000 + atRandom(wait)
}

function unlessGivenUp<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}

function secondsAsked(error: unknown): number {
  return error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0
}

function atRandom(ms: number): number {
  return ms * (0.5 + Math.random() / 2)
}
