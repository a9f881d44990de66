// Public pages know days and zones by the language's own means: a library for them would be a third of the list of events.

const DAY_MS = 86_400_000

/** Whether a day `YYYY-MM-DD` exists. */
export function isCalendarDay(day: string): boolean {
  const millis = Date.parse(day)
  // Some engines read 31 April as 1 May.
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(day)
}

/** How many days `YYYY-MM-DD` it is from one to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The same day so many months later; the last of its month where that has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0))
  lastDay.setUTCDate(Math.min(date, lastDay.getUTCDate()))
  return lastDay.toISOString().slice(0, 10)
}

/** What a clock and a calendar on the wall show. */
interface ZonedMoment {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:mm:ss` */
  time: string
}

/** To make one takes long. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment in a zone (IANA name); the host's zone plays no part.
 * @throws RangeError when the moment or the zone is not valid.
 */
export function zonedMoment(millis: number, timeZone: string): ZonedMoment {
  const shown = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(millis)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = shown
  return {
    day: `${year.padStart(4, '0')}-${month}-${day}`,
    time: `${hour}:${minute}:${second}`,
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}
