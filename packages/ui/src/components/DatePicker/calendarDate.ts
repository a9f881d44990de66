import { parseDate } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { isIsoDate } from '@parket/domain/format/date'

/** `YYYY-MM-DD` as the calendar wants it; null for anything else. */
export function toCalendarDate(value: string | undefined): CalendarDate | null {
  return value !== undefined && isIsoDate(value) ? parseDate(value) : null
}
