import { utc } from '@date-fns/utc/utc'
import { format } from 'date-fns/format'
import { isSameMonth } from 'date-fns/isSameMonth'
import { isSameYear } from 'date-fns/isSameYear'
import { ru } from 'date-fns/locale/ru'
import { calendarDay, toMillis, type Instant, type IsoDate } from '../format/date.ts'
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

/** A day is never broken between two lines. */
const dayAndMonth = 'd\u00A0MMMM'
const wholeDate = `${dayAndMonth}\u00A0yyyy`

/**
 * «Dates display as one date or a range» (docs/rules/events-and-contests.md, «Dates of an event»): «12 мая 2027»,
 * «12–14 мая 2027», «30 мая – 2 июня 2027», «30 декабря 2027 – 2 января 2028», as calendar days of the zone.
 * @throws RangeError when an instant or the zone is not valid.
 */
export function formatDateRange(begin: Instant, end: Instant, timeZone: string): string {
  const [first, last] = [calendarDay(begin, timeZone), calendarDay(end, timeZone)]
  if (first === last) return show(last, wholeDate)
  if (isSameMonth(first, last, { in: utc })) return `${show(first, 'd')}–${show(last, wholeDate)}`
  const isOneYear = isSameYear(first, last, { in: utc })
  return `${show(first, isOneYear ? dayAndMonth : wholeDate)} – ${show(last, wholeDate)}`
}

/** A calendar day in words, as dates stand outside tables: «12 мая 2027». */
export function formatDayInWords(day: IsoDate): string {
  return show(day, wholeDate)
}

function show(day: IsoDate, pattern: string): string {
  return format(day, pattern, { in: utc, locale: ru })
}

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
  const isInOneMonth = isSameMonth(first, last, { in: utc })
  const days = first === last ? [last] : [first, last]
  const months = isInOneMonth ? [last] : [first, last]
  return {
    days: days.map((day) => show(day, 'd')).join('–'),
    months: months.map((day) => monthName(day, isInOneMonth)).join('–'),
    isInOneMonth,
  }
}

/** «февраля»; two of them are shortened: «фев». */
function monthName(day: IsoDate, isWhole: boolean): string {
  // A whole month takes the form it has after a day.
  return isWhole
    ? show(day, 'd MMMM').replace(/^\d+ /, '')
    : show(day, 'd MMM').replace(/^\d+ |\.$/g, '')
}

/** The dates of an event in its own zone. */
export function formatEventDates(event: EventPeriod): string {
  return formatDateRange(event.date_begin, event.date_end, event.time_zone)
}
