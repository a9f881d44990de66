import { calendarDay } from '@parket/domain/format/date'

/** Where nobody says which zone is meant: the default of events too (decisions, «Identifiers and time»). */
const ZONE = 'Europe/Moscow'

/** The day until which somebody may have been born. */
export function today(now: Date): string {
  return calendarDay(now, ZONE)
}
