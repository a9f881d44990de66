import { daysBetween } from '../format/calendar.ts'
import { calendarDay, type Instant, type IsoDate } from '../format/date.ts'
import { formatTime } from '../format/dateTime.ts'
import { dayAndMonth, dayMonthAndYear } from '../format/dayWords.ts'
import { formatEventDates } from './dates.ts'
import type { EventPeriod } from './event.ts'

/** Within half a year a day and month say which year is meant. */
const NEAR_DAYS = 183

/** The dates of an event without a year that goes without saying: «20–21 февраля», later «20–21 февраля 2028». */
export function formatNearDates(event: EventPeriod, now: Instant): string {
  const dates = formatEventDates(event)
  const last = calendarDay(event.date_end, event.time_zone)
  return isNear(last, now, event.time_zone) ? dates.replaceAll(/\u00A0\d{4}(?= |$)/g, '') : dates
}

/** A moment as people say it: «10 февраля, 23:59», with the year where the day is far; breaks before the hour alone. */
export function formatNearMoment(moment: Instant, timeZone: string, now: Instant): string {
  return `${formatNearDay(moment, timeZone, now)}, ${formatTime(moment, timeZone)}`
}

/** A day as people say it: «10 февраля», with the year where it is far. */
export function formatNearDay(moment: Instant, timeZone: string, now: Instant): string {
  return formatNearDate(calendarDay(moment, timeZone), timeZone, now)
}

/** The same of a calendar day of the zone. */
export function formatNearDate(day: IsoDate, timeZone: string, now: Instant): string {
  return isNear(day, now, timeZone) ? dayAndMonth(day) : dayMonthAndYear(day)
}

function isNear(day: IsoDate, now: Instant, timeZone: string): boolean {
  return Math.abs(daysBetween(calendarDay(now, timeZone), day)) < NEAR_DAYS
}
