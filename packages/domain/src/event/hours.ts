import { daysBetween } from '../format/calendar.ts'
import { calendarDay, toMillis, type Instant, type IsoDate } from '../format/date.ts'
import { formatTime } from '../format/dateTime.ts'
import { formatDateRange } from './dates.ts'
import type { EventPeriod } from './event.ts'

/** When a session begins and ends; they are equal while nothing is planned in it. */
export interface SessionHours {
  start: string
  end: string
}

/** A day of an event: from the first beginning of its sessions to their last end. */
export interface EventDay {
  /** In the event's zone. A session that goes on past midnight belongs to the day it begins on. */
  day: IsoDate
  begin: string
  /** The same as `begin` while only the beginning is planned. */
  end: string
}

/** The days that an event has sessions on, in order, with their hours. */
export function eventDays(sessions: readonly SessionHours[], timeZone: string): EventDay[] {
  const days = Map.groupBy(sessions, ({ start }) => calendarDay(start, timeZone))
  return [...days]
    .map(([day, own]) => ({
      day,
      begin: own.map(({ start }) => start).reduce((one, other) => earlier(one, other)),
      end: own.map(({ end }) => end).reduce((one, other) => later(one, other)),
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * Whether each day of an event has a session: a day that nothing is planned on yet has hours that nobody knows.
 *
 * @param planned the days that it has sessions on
 */
export function isEveryDayPlanned(
  { date_begin, date_end, time_zone }: EventPeriod,
  planned: readonly EventDay[],
): boolean {
  const [first, last] = [calendarDay(date_begin, time_zone), calendarDay(date_end, time_zone)]
  const own = planned.filter(({ day }) => first <= day && day <= last)
  return own.length === daysBetween(first, last) + 1
}

/** What tells when an event begins. */
export interface EventHour {
  date_begin: Instant
  time_zone: string
  /** When its first session begins; null until one is planned. */
  starts_at: Instant | null
}

/**
 * When an event begins, the one answer for its page, ticket, letters and calendar file: its first session; until one is
 * planned, the hour of `date_begin`. Midnight there stands for «no hour given».
 */
export function eventStart({ date_begin, time_zone, starts_at }: EventHour): Instant | null {
  if (starts_at !== null) return starts_at
  return formatTime(date_begin, time_zone) === '00:00' ? null : date_begin
}

/** «начало в 10:00»; '' where no hour is known. */
export function startText(event: EventHour): string {
  const start = eventStart(event)
  return start === null ? '' : `начало в\u00A0${formatTime(start, event.time_zone)}`
}

/** The dates of an event with its hour: «20–21 февраля 2027, начало в 10:00». */
export function formatDatesAndHour(event: EventHour & { date_end: Instant }): string {
  const dates = formatDateRange(event.date_begin, event.date_end, event.time_zone)
  return [dates, startText(event)].filter((part) => part !== '').join(', ')
}

function earlier(one: string, other: string): string {
  return toMillis(one) <= toMillis(other) ? one : other
}

function later(one: string, other: string): string {
  return toMillis(one) >= toMillis(other) ? one : other
}
