import { calendarDay, formatDate, toMillis, type Instant } from './date.ts'

/** An instant as «14.05.2027, 18:30» in a zone (IANA name); never broken between two lines. */
export function formatDateTime(instant: Instant, timeZone: string): string {
  return `${formatDate(calendarDay(instant, timeZone))},\u00A0${formatTime(instant, timeZone)}`
}

/** An instant's time of day in a zone: «18:30». */
export function formatTime(instant: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(toMillis(instant))
}
