import { calendarDay, type IsoDate } from '../format/date.ts'
import { formatTime } from '../format/dateTime.ts'
import type { CalendarEntry } from './calendarFile.ts'
import type { EventPeriod } from './event.ts'
import { eventDays, type SessionHours } from './hours.ts'

interface CalendarSession extends SessionHours {
  number: number
  title: string
}

/** What a calendar tells of an event besides its hours. */
export interface CalendarWords extends Omit<CalendarEntry, 'when'> {
  /** Before the list of the day's sessions. */
  description: string
}

/**
 * An event as a calendar shows it: an entry for each day with the hours of its sessions. Days of which no
 * hours are planned yet are whole days: a calendar that blocks the night between two days is of no use.
 */
export function eventCalendar(
  event: EventPeriod,
  sessions: readonly CalendarSession[],
  words: CalendarWords,
): CalendarEntry[] {
  const { time_zone } = event
  const days = eventDays(sessions, time_zone).filter(({ begin, end }) => begin !== end)
  if (days.length === 0) {
    const firstDay = calendarDay(event.date_begin, time_zone)
    return [{ ...words, when: { firstDay, lastDay: calendarDay(event.date_end, time_zone) } }]
  }
  return days.map(({ day, begin, end }) =>
    Object.assign({}, words, {
      uid: `${day}-${words.uid}`,
      description: [words.description, ...programme(sessions, day, time_zone)].join('\n'),
      when: { begin, end },
    }),
  )
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
