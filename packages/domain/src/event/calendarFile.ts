import { tz } from '@date-fns/tz/tz'
import { tzScan } from '@date-fns/tz/tzScan'
import { utc } from '@date-fns/utc/utc'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { startOfMonth } from 'date-fns/startOfMonth'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { toMillis, type Instant, type IsoDate } from '../format/date.ts'

/** What goes into somebody's calendar. */
export interface CalendarEntry {
  /** Unique in the world and the same each time, so that adding it again changes it. */
  uid: string
  title: string
  when: Hours | WholeDays
  location: string
  description: string
  url: string
  /** The revision: a calendar that has an earlier one takes this in its place. */
  sequence: number
  /** It does not take place. */
  isCancelled: boolean
}

interface Hours {
  begin: Instant
  end: Instant
}

/** Days without hours, the last one included. */
interface WholeDays {
  firstDay: IsoDate
  lastDay: IsoDate
}

/** «Lines of text SHOULD NOT be longer than 75 octets» (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/**
 * A calendar file (.ics, RFC 5545), in the event's zone: the times stay those of the hall wherever the
 * calendar is looked at. The zone is written out, as the standard wants.
 * @param timeZone IANA name
 * @param made when the file was made
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  timeZone: string,
  made: Instant,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parket//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(entries, timeZone),
    ...entries.flatMap((entry) => entryLines(entry, timeZone, made)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entryLines(entry: CalendarEntry, timeZone: string, made: Instant): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${asText(entry.uid)}`,
    `DTSTAMP:${stamp(toMillis(made), 'UTC')}Z`,
    ...whenLines(entry.when, timeZone),
    `SUMMARY:${asText(entry.title)}`,
    `LOCATION:${asText(entry.location)}`,
    `DESCRIPTION:${asText(entry.description)}`,
    `URL:${entry.url}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** «DTEND … the non-inclusive end» (RFC 5545, 3.6.1): of whole days it is the day after. */
function whenLines(when: Hours | WholeDays, timeZone: string): string[] {
  if ('firstDay' in when) {
    const dayAfter = addDays(when.lastDay, 1, { in: utc })
    return [
      `DTSTART;VALUE=DATE:${dateStamp(when.firstDay)}`,
      `DTEND;VALUE=DATE:${dateStamp(dayAfter)}`,
    ]
  }
  return [
    `DTSTART;TZID=${timeZone}:${stamp(toMillis(when.begin), timeZone)}`,
    `DTEND;TZID=${timeZone}:${stamp(toMillis(when.end), timeZone)}`,
  ]
}

/** The zone as far as the entries need it: what holds when the first begins, and each change until the last ends. */
function zoneLines(entries: readonly CalendarEntry[], timeZone: string): string[] {
  const hours = entries.flatMap(({ when }) => ('begin' in when ? when : []))
  if (hours.length === 0) return []
  const begin = Math.min(...hours.map((when) => toMillis(when.begin)))
  const end = Math.max(...hours.map((when) => toMillis(when.end)))
  // From the 1st on: the scan steps by months, and a month after the 31st there may be no such day.
  const scanned = { start: startOfMonth(begin, { in: utc }), end: new Date(end) }
  const changes = tzScan(timeZone, scanned).filter(
    ({ date }) => date.getTime() > begin && date.getTime() <= end,
  )
  const offsetAt = (at: Date | number) => format(at, 'xx', { in: tz(timeZone) })
  const first = offsetAt(begin)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', subDays(begin, 1, { in: utc }), first, first),
    ...changes.flatMap(({ date, change }) =>
      observance(
        change > 0 ? 'DAYLIGHT' : 'STANDARD',
        date,
        offsetAt(subHours(date, 1)),
        offsetAt(date),
      ),
    ),
    'END:VTIMEZONE',
  ]
}

/**
 * From when on an offset holds (RFC 5545, 3.6.5).
 * @param from the offset before, «+0300»: the time of the change is that of the clock before it
 */
function observance(kind: 'STANDARD' | 'DAYLIGHT', at: Date, from: string, to: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(at, from)}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ]
}

/** «20270512T090000», the time of day in a zone (IANA name or offset). */
function stamp(at: Date | number, timeZone: string): string {
  return format(at, "yyyyMMdd'T'HHmmss", { in: tz(timeZone) })
}

/** «20270512», a day (RFC 5545, 3.3.4). */
function dateStamp(day: IsoDate | Date): string {
  return format(day, 'yyyyMMdd', { in: utc })
}

/** RFC 5545, 3.3.11. */
function asText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Goes on in the next line after a blank, never inside a letter. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > LINE_OCTETS) {
      lines.push('')
      octets = 1
    }
    lines[lines.length - 1] += letter
    octets += size
  }
  return lines.join('\r\n ')
}

/** How long a letter is in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
