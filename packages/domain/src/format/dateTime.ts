import { zonedMoment } from './calendar.ts'
import { formatDate, toMillis, type Instant } from './date.ts'

/**
 * An instant as «14.05.2027, 18:30» in a zone (IANA name); never broken between two lines.
 * @throws RangeError when the instant or the zone is not valid.
 */
export function formatDateTime(instant: Instant, timeZone: string): string {
  const { day, time } = zonedMoment(toMillis(instant), timeZone)
  return `${formatDate(day)},\u00A0${time.slice(0, 5)}`
}

/** An instant's time of day in a zone: «18:30». Throws as `formatDateTime`. */
export function formatTime(instant: Instant, timeZone: string): string {
  return formatTimeOfMark(instant, timeZone).slice(0, 5)
}

/** «14:31:07»: of a mark the second matters. */
export function formatTimeOfMark(instant: Instant, timeZone: string): string {
  return zonedMoment(toMillis(instant), timeZone).time
}

/** The same with its day: «20.02.2027, 14:31:07». */
export function formatMomentOfMark(instant: Instant, timeZone: string): string {
  const { day, time } = zonedMoment(toMillis(instant), timeZone)
  return `${formatDate(day)},\u00A0${time}`
}
