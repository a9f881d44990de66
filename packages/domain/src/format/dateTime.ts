import { tz } from '@date-fns/tz/tz'
import { format } from 'date-fns/format'
import { toMillis, type Instant } from './date.ts'

/**
 * An instant as «14.05.2027, 18:30» in a zone (IANA name); never broken between two lines.
 * @throws RangeError when the instant or the zone is not valid.
 */
export function formatDateTime(instant: Instant, timeZone: string): string {
  return format(toMillis(instant), 'dd.MM.yyyy,\u00A0HH:mm', { in: tz(timeZone) })
}

/** An instant's time of day in a zone: «18:30». Throws as `formatDateTime`. */
export function formatTime(instant: Instant, timeZone: string): string {
  return format(toMillis(instant), 'HH:mm', { in: tz(timeZone) })
}

/** «14:31:07»: of a mark the second matters. */
export function formatTimeOfMark(instant: Instant, timeZone: string): string {
  return format(toMillis(instant), 'HH:mm:ss', { in: tz(timeZone) })
}

/** The same with its day: «20.02.2027, 14:31:07». */
export function formatMomentOfMark(instant: Instant, timeZone: string): string {
  return format(toMillis(instant), 'dd.MM.yyyy,\u00A0HH:mm:ss', { in: tz(timeZone) })
}
