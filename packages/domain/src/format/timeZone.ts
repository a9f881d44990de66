import { calendarDay, type Instant, type IsoDate } from './date.ts'

/**
 * Where nobody says which zone is meant: the default of events too (docs/rules/events-and-contests.md,
 * «Fields of an event»).
 */
export const defaultTimeZone = 'Europe/Moscow'

/** The day it is now; until this day somebody may have been born. */
export function today(now: Instant): IsoDate {
  return calendarDay(now, defaultTimeZone)
}

/** Whether the text is a time zone by its IANA name (`Europe/Moscow`), not a bare offset. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
