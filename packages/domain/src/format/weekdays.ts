import { daysBetween } from './calendar.ts'
import { calendarDay, type Instant, type IsoDate } from './date.ts'
import { formatTime } from './dateTime.ts'
import { dayAndMonth, weekdayWord } from './dayWords.ts'

/** Days of the week from a day to another: «суббота», «суббота и воскресенье», «пятница – воскресенье». */
export function formatWeekdays(first: IsoDate, last: IsoDate): string {
  return joined(first, last, 'whole', ' – ')
}

/** The same in two letters: «сб», «сб и вс», «пт–вс». */
export function formatShortWeekdays(first: IsoDate, last: IsoDate): string {
  return joined(first, last, 'short', '–')
}

/** A day with its weekday, at the head of a programme: «Суббота, 20 февраля». */
export function formatWeekdayDate(day: IsoDate): string {
  const text = `${weekdayWord(day)}, ${dayAndMonth(day)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A moment of an event's days: «сб, 10:00». */
export function formatWeekdayTime(instant: Instant, timeZone: string): string {
  const day = calendarDay(instant, timeZone)
  return `${formatShortWeekdays(day, day)}, ${formatTime(instant, timeZone)}`
}

function joined(first: IsoDate, last: IsoDate, length: 'whole' | 'short', dash: string): string {
  const show = (day: IsoDate) => weekdayWord(day, length)
  const days = daysBetween(first, last) + 1
  // A week and more has every day.
  if (days === 1 || days > 6) return days === 1 ? show(first) : ''
  return days === 2 ? `${show(first)} и\u00A0${show(last)}` : `${show(first)}${dash}${show(last)}`
}
