/** A calendar day `YYYY-MM-DD`. */
export type IsoDate = string
/** An instant: ISO 8601 with an offset, or a Date. Text without an offset counts as UTC. */
export type Instant = string | Date

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function toIsoDate(year: number, month: number, day: number): IsoDate | null {
  const exists =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  if (!exists) return null
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-')
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string') return false
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && toIsoDate(Number(match[1]), Number(match[2]), Number(match[3])) !== null
}

const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a day as people type or paste it: 04.03.2012, 4.3.2012, 04/03/2012, 04032012, 2012-03-04.
 * @returns `YYYY-MM-DD`, or null when it is no date or the day does not exist (31.02).
 */
export function parseRussianDate(text: string): IsoDate | null {
  const trimmed = text.trim()
  if (isIsoDate(trimmed)) return trimmed
  const match = dayFirst.exec(trimmed) ?? digitsOnly.exec(trimmed)
  return match && toIsoDate(Number(match[3]), Number(match[2]), Number(match[1]))
}

/**
 * A day as dd.MM.yyyy (spec §9, the default date format).
 * «Dates in the form dd.MM.yyyy are shown as is» (spec §5); so is any other text.
 * An ISO timestamp shows the day it is written with; for another zone use `calendarDay` first.
 */
export function formatDate(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text)
  return match ? `${match[3]}.${match[2]}.${match[1]}` : text
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA-u-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(timeZone, format)
  return format
}

/**
 * The calendar day of an instant in a zone (IANA name); the host's zone plays no part.
 * A plain day `YYYY-MM-DD` is that day in every zone.
 * @throws RangeError when the instant or the zone is not valid.
 */
export function calendarDay(instant: Instant, timeZone: string): IsoDate {
  if (isIsoDate(instant)) return instant
  const parts = dayFormat(timeZone).formatToParts(toDate(instant))
  const part = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return `${String(part('year')).padStart(4, '0')}-${pad(part('month'))}-${pad(part('day'))}`
}

/** An instant as milliseconds since the epoch. */
export function toMillis(instant: Instant): number {
  return toDate(instant).getTime()
}

const withoutOffset = /T[\d:.,]+$/

/** JavaScript reads a time without an offset in the host's zone; we never do. */
function toDate(instant: Instant): Date {
  if (instant instanceof Date) return instant
  return new Date(withoutOffset.test(instant) ? `${instant}Z` : instant)
}
