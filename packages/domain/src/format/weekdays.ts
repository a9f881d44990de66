import { utc } from '@date-fns/utc/utc'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { ru } from 'date-fns/locale/ru'
import { calendarDay, type Instant, type IsoDate } from './date.ts'
import { formatTime } from './dateTime.ts'

/** Days of the week from a day to another: «суббота», «суббота и воскресенье», «пятница – воскресенье». */
export function formatWeekdays(first: IsoDate, last: IsoDate): string {
  return joined(first, last, 'EEEE', ' – ')
}

/** The same in two letters: «сб», «сб и вс», «пт–вс». */
export function formatShortWeekdays(first: IsoDate, last: IsoDate): string {
  return joined(first, last, 'EEEEEE', '–')
}

/** A day with its weekday, at the head of a programme: «Суббота, 20 февраля». */
export function formatWeekdayDate(day: IsoDate): string {
  const text = format(day, 'EEEE, d\u00A0MMMM', { in: utc, locale: ru })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A moment of an event's days: «сб, 10:00». */
export function formatWeekdayTime(instant: Instant, timeZone: string): string {
  const day = calendarDay(instant, timeZone)
  return `${formatShortWeekdays(day, day)}, ${formatTime(instant, timeZone)}`
}

function joined(first: IsoDate, last: IsoDate, pattern: string, dash: string): string {
  const show = (day: IsoDate) => format(day, pattern, { in: utc, locale: ru })
  const days = differenceInCalendarDays(last, first, { in: utc }) + 1
  // A week and more has every day.
  if (days === 1 || days > 6) return days === 1 ? show(first) : ''
  return days === 2 ? `${show(first)} и\u00A0${show(last)}` : `${show(first)}${dash}${show(last)}`
}
