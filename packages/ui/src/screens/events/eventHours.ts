import type { EventPeriod } from '@parket/domain/event/event'
import {
  eventDays,
  eventStart,
  isEveryDayPlanned,
  startText,
  type EventHour,
  type SessionHours,
} from '@parket/domain/event/hours'
import { calendarDay } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { formatShortWeekdays, formatWeekdays } from '@parket/domain/format/weekdays'

/** When an event begins, in words of a poster: «Суббота и воскресенье», «начало в 10:00». */
export function posterHours(event: EventPeriod & EventHour): { weekdays: string; start: string } {
  const weekdays = formatWeekdays(...daysOf(event))
  return {
    weekdays: weekdays.charAt(0).toUpperCase() + weekdays.slice(1),
    start: startText(event),
  }
}

/** Under the dates of an event: «сб и вс, 10:00–20:00», «сб и вс, с 10:00»; '' where nothing is known. */
export function hoursText(
  event: EventPeriod & EventHour,
  sessions: readonly SessionHours[],
): string {
  return [formatShortWeekdays(...daysOf(event)), hours(event, sessions)]
    .filter((part) => part !== '')
    .join(', ')
}

function hours(event: EventPeriod & EventHour, sessions: readonly SessionHours[]): string {
  const { time_zone } = event
  const planned = eventDays(sessions, time_zone)
  const days = planned.map(({ begin, end }) => ({
    begin: formatTime(begin, time_zone),
    end: formatTime(end, time_zone),
  }))
  const [first] = days
  if (!first) {
    const start = eventStart(event)
    return start === null ? '' : `с\u00A0${formatTime(start, time_zone)}`
  }
  const isAlike = days.every(({ begin, end }) => begin === first.begin && end === first.end)
  return isAlike && isEveryDayPlanned(event, planned) && first.end !== first.begin
    ? `${first.begin}–${first.end}`
    : `с\u00A0${first.begin}`
}

function daysOf({ date_begin, date_end, time_zone }: EventPeriod) {
  return [calendarDay(date_begin, time_zone), calendarDay(date_end, time_zone)] as const
}
