import type { LiveTopic } from '@parket/domain/live/topics'
import { about, askedToWait, createTries, isOverload, outOfTime } from './tries.ts'

/** While no stream tells. */
const WITHOUT_STREAM_MS = 15_000
/** What changes before the stream is back is not told: at first asked often, then less and less. */
const AFTER_CUT_MS = [1500, 1500, 2000, 2000, 3000, 6000] as const
/** When the page or the network is back, a younger read than this goes on. */
const YOUNG_READ_MS = 1000
/** Many places change at once: a change is read at most this often. */
const PAUSE_MS = 1000

/** What a page hears of the event it shows. */
export interface Told {
  /** Something of it changed: a topic of what it follows. */
  onChange: (topic: LiveTopic) => void
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
  /** When it reads next by itself. */
  let nextRead = 0
  let lastRead = 0
  /** Counts the calls: an answer that a later call has overtaken is not shown. */
  let calls = 0
  const tries = createTries()
  /** Reads with nothing that changed since the stream was cut or the network away. */
  let looks: number = AFTER_CUT_MS.length
  let reading: AbortController | null = null
  /** The server asked not to be called before. */
  let notBefore = 0
  let isReading = false
  /** The server has too much to do: a change waits for the next try. */
  let isResting = false
  /** A change waits to be read. */
  let isChanged = false
  let isLive = false
  let isSeen = true
  let isLeft = false

  /** The call that runs; of one that was given up nothing comes. */
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
    isResting = false
    lastRead = Date.now()
    const limit = tries.limit()
    if (limit !== null) timer = setTimeout(giveUp, limit)
    let again = 0
    let isAnswered = false
    try {
      const answer = await unlessGivenUp(source.read(reading.signal), reading.signal)
      if (isOvertaken()) return isLeft ? false : latest
      tries.noteAnswer(Date.now() - lastRead)
      isAnswered = true
      source.onAnswer(answer)
    } catch (error) {
      if (isOvertaken()) return isLeft ? false : latest
      // Half of it may still be under way.
      giveUp()
      isResting = isOverload(error)
      if (!isResting) looks = 0
      notBefore = Date.now() + askedToWait(error)
      again = tries.noteFailure(error)
      source.onFailed?.()
    }
    isReading = false
    if (again > 0) readIn(again)
    else if (isChanged) readIn(changeWait())
    else lookLater()
    return isAnswered
  }

  function lookLater(): void {
    readIn(isLive ? everyMs : Math.min(everyMs, about(AFTER_CUT_MS[looks] ?? WITHOUT_STREAM_MS)))
    looks += 1
  }

  function giveUp(): void {
    reading?.abort(outOfTime())
  }

  function changeWait(): number {
    return Math.max(0, lastRead + pauseMs - Date.now(), Math.random() * spreadMs)
  }

  function readIn(ms: number): void {
    stopTimer()
    const wait = Math.max(ms, notBefore - Date.now())
    nextRead = Date.now() + wait
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
      if (!isReading && !isResting) readIn(changeWait())
    },
    onLiveness(next) {
      const isCut = isLive && !next
      isLive = next
      source.onLiveness?.(next)
      if (!isCut) return
      looks = 0
      const isNear = timer !== null && nextRead <= Date.now() + AFTER_CUT_MS[0]
      if (!isReading && !isChanged && !isResting && !isNear) lookLater()
    },
    onSeen(next) {
      isSeen = next
      if (!isSeen && !isReading) stopTimer()
      if (!isSeen) return
      tries.forget()
      looks = 0
      if (isReading && Date.now() - lastRead < YOUNG_READ_MS) return
      // What hangs may have begun without the network: that is no failure, it is only read again.
      calls += 1
      latest = Promise.resolve(false)
      isReading = false
      giveUp()
      readIn(changeWait())
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

function unlessGivenUp<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}
