import { addDays } from 'date-fns/addDays'
import { calendarDay, type Instant } from '../format/date.ts'

/** How long after the event an emergency file may lie about. */
const KEPT_DAYS = 7

/**
 * By which day an emergency file is deleted (docs/rules/emergency.md, «What it holds»).
 * @returns as `YYYY-MM-DD`
 */
export function deletedBy(event: { date_end: Instant; time_zone: string }): string {
  return calendarDay(addDays(event.date_end, KEPT_DAYS), event.time_zone)
}
