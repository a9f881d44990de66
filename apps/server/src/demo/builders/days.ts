import { calendarDay } from '@parket/domain/format/date'

/** Where the demo takes place; no summer time there, so its offset is fixed. */
export const DEMO_ZONE = 'Europe/Moscow'
const OFFSET = '+03:00'
const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day `YYYY-MM-DD` that lies `days` after that of `now`; negative: before. */
export function dayFrom(now: Date, days: number): string {
  return addDays(calendarDay(now, DEMO_ZONE), days)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** A time of day (`HH:MM:SS`) on that day, as a moment. */
export function at(day: string, time: string): Date {
  return new Date(`${day}T${time}${OFFSET}`)
}
