import { addMonths } from '../format/calendar.ts'
import { sayOf, type Say } from '../format/sayOf.ts'
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
  return addMonths(calendarDay(date_end, time_zone), retention_months)
}

/** How it is said how long they stay. */
export const retentionTexts = {
  kept: 'Данные заявки хранятся, пока хранится архив турнира.',
  erased:
    'Контакты и\u00A0дни рождения хранятся до\u00A0{day}, затем стираются. Результаты остаются.',
} as const

/**
 * How long, in a sentence for whoever registers.
 * @param say other words than ours
 */
export function retentionNotice(
  event: RetentionSetting,
  say: Say<keyof typeof retentionTexts> = sayOf(retentionTexts),
): string {
  const day = erasureDay(event)
  return day === null ? say('kept') : say('erased', { day: formatDate(day) })
}

/** Whether the day has come, in the event's zone. */
export function isErasureDue(event: RetentionSetting, now: Instant): boolean {
  const day = erasureDay(event)
  return day !== null && day <= calendarDay(now, event.time_zone)
}
