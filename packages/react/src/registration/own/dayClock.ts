import { toMillis } from '@parket/domain/format/date'

/** What is older is said to be old. */
const FRESH_MS = 60_000

/** Times are ISO instants. */
interface DayClock {
  /** When the server answered last; null before its first answer. */
  answeredAt: string | null
  /** When the document of the page was made: a kept one may be hours old. */
  madeAt: string
  /** When what the device keeps was read; null where it keeps nothing. */
  keptAt: string | null
  /** The device's time, ms since 1970: it may be wrong, and is believed only where it is ahead. */
  deviceNow: number
}

/** The time at which the page counts from: the server's answer knows best; until it comes, the latest that is known. */
export function dayBegins({ answeredAt, madeAt, keptAt, deviceNow }: DayClock): string {
  if (answeredAt !== null) return answeredAt
  const known = [toMillis(madeAt), deviceNow, ...(keptAt === null ? [] : [toMillis(keptAt)])]
  return new Date(Math.max(...known)).toISOString()
}

/** Whether what is shown is said to be old. */
export function isDayStale(readAt: string | null, now: string, hasAnswered: boolean): boolean {
  if (readAt === null) return false
  return !hasAnswered || toMillis(now) - toMillis(readAt) > FRESH_MS
}
