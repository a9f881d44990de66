import { utc } from '@date-fns/utc/utc'
import { addMonths } from 'date-fns/addMonths'
import { parseISO } from 'date-fns/parseISO'
import { calendarDay, formatDate, type Instant, type IsoDate } from '../format/date.ts'

/** How long the personal data of an event stay (docs/adr/0046-retention.md). */
export interface RetentionSetting {
  date_end: Instant
  time_zone: string
  /** After the last day; null: as long as the event. */
  retention_months: number | null
}

/**
 * The day on which the personal data of an event are erased: so many months after its last day, in its zone.
 *
 * @returns null where they stay
 */
export function erasureDay({
  date_end,
  time_zone,
  retention_months,
}: RetentionSetting): IsoDate | null {
  if (retention_months === null || Number.isNaN(retention_months)) return null
  const last = parseISO(calendarDay(date_end, time_zone), { in: utc })
  return addMonths(last, retention_months).toISOString().slice(0, 10)
}

/** How long, in a sentence for whoever registers. */
export function retentionNotice(event: RetentionSetting): string {
  const day = erasureDay(event)
  return day === null
    ? 'Данные заявки хранятся, пока хранится архив турнира.'
    : `Контакты и\u00A0дни рождения хранятся до\u00A0${formatDate(day)}, затем стираются. Результаты остаются.`
}

/** Whether the day has come, in the event's zone. */
export function isErasureDue(event: RetentionSetting, now: Instant): boolean {
  const day = erasureDay(event)
  return day !== null && day <= calendarDay(now, event.time_zone)
}
