import { tz } from '@date-fns/tz/tz'
import { calendarDay } from '@parket/domain/format/date'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import { addDays } from 'date-fns/addDays'
import { parseISO } from 'date-fns/parseISO'

/** Where the demo takes place. */
export const DEMO_ZONE = defaultTimeZone
const inDemoZone = { in: tz(DEMO_ZONE) }

/** The calendar day `YYYY-MM-DD` that lies `days` after that of `now`; negative: before. */
export function dayFrom(now: Date, days: number): string {
  return calendarDay(addDays(now, days, inDemoZone), DEMO_ZONE)
}

/** A time of day (`HH:MM:SS`) on that day, as a moment. */
export function momentAt(day: string, time: string): Date {
  // A plain Date for the database's driver.
  return new Date(parseISO(`${day}T${time}`, inDemoZone))
}
