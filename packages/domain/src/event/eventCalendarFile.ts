import type { Instant } from '../format/date.ts'
import { calendarFile } from './calendarFile.ts'
import { eventCalendar, type CalendarSession } from './eventCalendar.ts'
import type { EventPeriod } from './event.ts'
import type { EventHour } from './hours.ts'

/** An event as its calendar file tells of it. */
export type CalendarEvent = EventPeriod &
  EventHour & {
    id: number
    name: string
    city: string
    place: string
    version: number
    cancelled_at: Instant | null
  }

/**
 * The calendar file (.ics) of somebody who is registered at an event. The same event has the same entries wherever the
 * file comes from, so a later one replaces an earlier one.
 *
 * @param sessions those that are public
 * @param pageUrl of the event, with its host
 * @param now when the file is made
 */
export function eventCalendarFile(
  event: CalendarEvent,
  sessions: readonly CalendarSession[],
  pageUrl: string,
  now: Instant,
): { name: string; text: string } {
  const words = {
    uid: `event-${event.id}@${hostOf(pageUrl)}`,
    title: event.name,
    location: [event.city, event.place].filter((part) => part !== '').join(', '),
    description: 'Номер регистрации и\u00A0PIN-код\u00A0— в\u00A0письме.',
    url: pageUrl,
    sequence: event.version,
    isCancelled: event.cancelled_at !== null,
  }
  const entries = eventCalendar(event, sessions, words)
  return { name: `event-${event.id}.ics`, text: calendarFile(entries, event.time_zone, now) }
}

/** The rules run everywhere, so the browser's `URL` is not theirs. */
function hostOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/.*$/, '')
}
