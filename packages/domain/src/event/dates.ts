import { calendarDay, toMillis, type Instant } from '../format/date.ts'
import type { EventPeriod } from './event.ts'

/** «It is past when date_end is before now» (spec §3). */
export function isPast(event: Pick<EventPeriod, 'date_end'>, now: Instant): boolean {
  return toMillis(event.date_end) < toMillis(now)
}

const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const

const space = '\u00A0'

/**
 * «Dates display as one date or a range» (spec §3): «12 мая 2027», «12–14 мая 2027»,
 * «30 мая – 2 июня 2027», «30 декабря 2027 – 2 января 2028», as calendar days of the zone.
 */
export function formatDateRange(begin: Instant, end: Instant, timeZone: string): string {
  const from = dayParts(begin, timeZone)
  const to = dayParts(end, timeZone)
  if (from.year !== to.year) return `${long(from)} – ${long(to)}`
  if (from.month !== to.month) return `${short(from)} – ${long(to)}`
  if (from.day !== to.day) return `${from.day}–${long(to)}`
  return long(to)
}

/** The dates of an event in its own zone. */
export function formatEventDates(event: EventPeriod): string {
  return formatDateRange(event.date_begin, event.date_end, event.time_zone)
}

interface DayParts {
  year: number
  month: number
  day: number
}

function dayParts(instant: Instant, timeZone: string): DayParts {
  const iso = calendarDay(instant, timeZone)
  return {
    year: Number(iso.slice(0, 4)),
    month: Number(iso.slice(5, 7)),
    day: Number(iso.slice(8)),
  }
}

function short({ month, day }: DayParts): string {
  return `${day}${space}${months[month - 1]}`
}

function long(parts: DayParts): string {
  return `${short(parts)}${space}${parts.year}`
}
