import { utc } from '@date-fns/utc/utc'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { calendarDay, type IsoDate } from '../format/date.ts'
import { formatTime } from '../format/dateTime.ts'
import type { CalendarEntry } from './calendarFile.ts'
import type { EventPeriod } from './event.ts'
import { eventDays, eventStart, type EventDay, type EventHour, type SessionHours } from './hours.ts'

export interface CalendarSession extends SessionHours {
  number: number
  title: string
}

/** What a calendar tells of an event besides its hours. */
export interface CalendarWords extends Omit<CalendarEntry, 'when'> {
  /** Before the list of the day's sessions. */
  description: string
}

/**
 * An event as a calendar shows it: an entry for each day with the hours of its sessions; the first one begins when the
 * event does (`eventStart`), also where no session says so. A day of which no hours are known is a whole day: a calendar
 * that blocks the night between two days is of no use.
 */
export function eventCalendar(
  event: EventPeriod & EventHour,
  sessions: readonly CalendarSession[],
  words: CalendarWords,
): CalendarEntry[] {
  const { time_zone } = event
  const [firstDay, lastDay] = [
    calendarDay(event.date_begin, time_zone),
    calendarDay(event.date_end, time_zone),
  ]
  const known = knownDays(event, sessions)
  if (known.length === 0) return [{ ...words, when: { firstDay, lastDay } }]
  const hours = new Map(known.map((day) => [day.day, day]))
  const days = new Set([...daysBetween(firstDay, lastDay), ...hours.keys()])
  return [...days].toSorted().map((day) => {
    const own = hours.get(day)
    return Object.assign({}, words, {
      uid: `${day}-${words.uid}`,
      description: [words.description, ...programme(sessions, day, time_zone)].join('\n'),
      when: own ? { begin: own.begin, end: own.end } : { firstDay: day, lastDay: day },
    })
  })
}

/** Of an event without sessions its first day alone has an hour; when that day ends is known where it is the only one. */
function knownDays(
  event: EventPeriod & EventHour,
  sessions: readonly CalendarSession[],
): EventDay[] {
  const { time_zone, date_begin, date_end } = event
  const planned = eventDays(sessions, time_zone)
  const start = eventStart(event)
  if (planned.length > 0 || start === null) return planned
  const [begin, day] = [new Date(start).toISOString(), calendarDay(start, time_zone)]
  const isOneDay = calendarDay(date_begin, time_zone) === calendarDay(date_end, time_zone)
  return [{ day, begin, end: isOneDay ? date_end : begin }]
}

function daysBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  const days = eachDayOfInterval({ start: first, end: last }, { in: utc })
  return days.map((day) => day.toISOString().slice(0, 10))
}

/** «10:00–13:20 Утро, соло», a line for each session of the day. */
function programme(sessions: readonly CalendarSession[], day: IsoDate, timeZone: string): string[] {
  return sessions
    .filter(({ start }) => calendarDay(start, timeZone) === day)
    .map(({ number, title, start, end }) => {
      const hours = `${formatTime(start, timeZone)}–${formatTime(end, timeZone)}`
      return `${hours} ${title || `Отделение\u00A0${number}`}`
    })
}
