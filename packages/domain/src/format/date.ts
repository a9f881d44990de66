import { isCalendarDay, zonedMoment } from './calendar.ts'

/** A calendar day `YYYY-MM-DD`. */
export type IsoDate = string
/** An instant: ISO 8601 with an offset, or a Date. Text without an offset counts as UTC. */
export type Instant = string | Date

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isIsoDate(text: unknown): text is IsoDate {
  return typeof text === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text)
}

const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a day as people type or paste it: 04.03.2012, 4.3.2012, 04/03/2012, 04032012, 2012-03-04.
 * @returns `YYYY-MM-DD`, or null when it is no date or the day does not exist (31.02).
 */
export function parseRussianDate(text: string): IsoDate | null {
  const trimmed = text.trim()
  const [, day = '', month = '', year] = dayFirst.exec(trimmed) ?? digitsOnly.exec(trimmed) ?? []
  const iso =
    year === undefined ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

/**
 * A day as dd.MM.yyyy (docs/rules/site.md, «Formats», the default date format).
 * «Dates in the form dd.MM.yyyy are shown as is» (docs/rules/site.md, «Formats»); so is any other text.
 * An ISO timestamp shows the day it is written with; for another zone use `calendarDay` first.
 */
export function formatDate(text: string): string {
  const [day] = text.split('T')
  return isIsoDate(day) ? day.split('-').toReversed().join('.') : text
}

/**
 * The calendar day of an instant in a zone (IANA name); the host's zone plays no part.
 * A plain day `YYYY-MM-DD` is that day in every zone.
 * @throws RangeError when the instant or the zone is not valid.
 */
export function calendarDay(instant: Instant, timeZone: string): IsoDate {
  return isIsoDate(instant) ? instant : zonedMoment(toMillis(instant), timeZone).day
}

/** An instant as milliseconds since the epoch; NaN when it is none. */
export function toMillis(instant: Instant): number {
  return instant instanceof Date ? instant.getTime() : parseInstant(instant)
}

const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/

function parseInstant(text: string): number {
  const [, day = '', time = '00:00', offset = 'Z'] = written.exec(text) ?? []
  if (!isCalendarDay(day)) return Number.NaN
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? []
  // The language reads `+03:00` only; databases write `+03`, too.
  return Date.parse(`${day}T${time}${sign === '' ? 'Z' : `${sign}${hours}:${minutes}`}`)
}
