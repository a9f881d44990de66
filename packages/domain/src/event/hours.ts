import { utc } from '@date-fns/utc/utc'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { calendarDay, toMillis, type Instant, type IsoDate } from '../format/date.ts'
import { formatTime } from '../format/dateTime.ts'
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
  return own.length === differenceInCalendarDays(last, first, { in: utc }) + 1
}

/**
 * When an event begins: its first session; until one is planned, the hour of `date_begin`. Midnight there
 * stands for «no hour given».
 *
 * @param firstSession the beginning of the first session, null where none is planned
 */
export function eventStart(event: EventPeriod, firstSession: Instant | null): Instant | null {
  if (firstSession !== null) return firstSession
  return formatTime(event.date_begin, event.time_zone) === '00:00' ? null : event.date_begin
}

function earlier(one: string, other: string): string {
  return toMillis(one) <= toMillis(other) ? one : other
}

function later(one: string, other: string): string {
  return toMillis(one) >= toMillis(other) ? one : other
}
