import { calendarDay, toMillis, type Instant, type IsoDate } from '../format/date.ts'
import { dayAndMonth, dayMonthAndYear, dayNumber, monthWord } from '../format/dayWords.ts'
import type { EventPeriod } from './event.ts'

/** «It is past when date_end is before now» (docs/rules/events-and-contests.md, «Dates of an event»). */
export function isPast(event: Pick<EventPeriod, 'date_end'>, now: Instant): boolean {
  return toMillis(event.date_end) < toMillis(now)
}

/** Whether the first day of an event has come in its zone. */
export function hasBegun({ date_begin, time_zone }: EventPeriod, now: Instant): boolean {
  return calendarDay(date_begin, time_zone) <= calendarDay(now, time_zone)
}

/** Whether an event runs: from its first day in its zone to its end. */
export function isRunning(event: EventPeriod, now: Instant): boolean {
  return hasBegun(event, now) && !isPast(event, now)
}

/**
 * «Dates display as one date or a range» (docs/rules/events-and-contests.md, «Dates of an event»): «12 мая 2027»,
 * «12–14 мая 2027», «30 мая – 2 июня 2027», «30 декабря 2027 – 2 января 2028», as calendar days of the zone.
 * @throws RangeError when an instant or the zone is not valid.
 */
export function formatDateRange(begin: Instant, end: Instant, timeZone: string): string {
  const [first, last] = [calendarDay(begin, timeZone), calendarDay(end, timeZone)]
  const whole = dayMonthAndYear(last)
  if (first === last) return whole
  if (isSameMonth(first, last)) return `${dayNumber(first)}–${whole}`
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? dayAndMonth(first) : dayMonthAndYear(first)} – ${whole}`
}

/** A calendar day in words, as dates stand outside tables: «12 мая 2027». */
export function formatDayInWords(day: IsoDate): string {
  return dayMonthAndYear(day)
}

const isSameMonth = (one: IsoDate, other: IsoDate) => one.slice(0, 7) === other.slice(0, 7)

/** The days of an event, large, and its months, small: «20–21» and «февраля», «28–2» and «февраля–марта». */
export interface EventDateTile {
  days: string
  months: string
  isInOneMonth: boolean
}

/**
 * The dates of an event for a tile, as calendar days of its zone, without the year.
 * @throws RangeError when an instant or the zone is not valid.
 */
export function eventDateTile({ date_begin, date_end, time_zone }: EventPeriod): EventDateTile {
  const [first, last] = [calendarDay(date_begin, time_zone), calendarDay(date_end, time_zone)]
  const isInOneMonth = isSameMonth(first, last)
  const days = first === last ? [last] : [first, last]
  const months = isInOneMonth ? [last] : [first, last]
  return {
    days: days.map(dayNumber).join('–'),
    months: months.map((day) => monthWord(day, isInOneMonth ? 'whole' : 'short')).join('–'),
    isInOneMonth,
  }
}

/** The dates of an event in its own zone. */
export function formatEventDates(event: EventPeriod): string {
  return formatDateRange(event.date_begin, event.date_end, event.time_zone)
}
