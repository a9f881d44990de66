import { toMillis, type Instant } from '../format/date.ts'

/** What goes into somebody's calendar. */
export interface CalendarEntry {
  /** Unique in the world and the same each time, so that adding it again changes it. */
  uid: string
  title: string
  begin: Instant
  end: Instant
  /** IANA name. */
  timeZone: string
  location: string
  description: string
  url: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** «Lines of text SHOULD NOT be longer than 75 octets» (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/**
 * A calendar file (.ics, RFC 5545) with one entry, in the event's zone: the times stay those of the
 * hall wherever the calendar is looked at. The zone is written out, as the standard wants.
 * @param made when the file was made
 */
export function calendarFile(entry: CalendarEntry, made: Instant): string {
  const begin = toMillis(entry.begin)
  const end = toMillis(entry.end)
  const { timeZone } = entry
  const offsetAt = offsetsOf(timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parket//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(timeZone, offsetAt, begin, end),
    'BEGIN:VEVENT',
    `UID:${asText(entry.uid)}`,
    `DTSTAMP:${stamp(toMillis(made), 0)}Z`,
    `DTSTART;TZID=${timeZone}:${stamp(begin, offsetAt(begin))}`,
    `DTEND;TZID=${timeZone}:${stamp(end, offsetAt(end))}`,
    `SUMMARY:${asText(entry.title)}`,
    `LOCATION:${asText(entry.location)}`,
    `DESCRIPTION:${asText(entry.description)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The zone as far as the entry needs it: what holds at its beginning, and each change until its end. */
function zoneLines(
  timeZone: string,
  offsetAt: (millis: number) => number,
  begin: number,
  end: number,
): string[] {
  const first = offsetAt(begin)
  const changes = [{ at: begin - 24 * HOUR, before: first, after: first }]
  for (let hour = begin + HOUR; hour < end + HOUR; hour += HOUR) {
    const before = offsetAt(hour - HOUR)
    const after = offsetAt(hour)
    if (before !== after) changes.push({ at: hour - (hour % HOUR), before, after })
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changes.flatMap(({ at, before, after }) => {
      const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
      return [
        `BEGIN:${kind}`,
        `DTSTART:${stamp(at, before)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ]
}

/** Tells for a moment how many minutes east of Greenwich the zone is. */
function offsetsOf(timeZone: string): (millis: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (millis) => {
    const name = format.formatToParts(millis).find(({ type }) => type === 'timeZoneName')
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name?.value ?? '') ?? []
    const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
    return sign === '-' ? -size : size
  }
}

/** «+0300». */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return `${minutes < 0 ? '-' : '+'}${digits.join('')}`
}

/** «20270512T090000», the time of day where the clock is `offset` minutes ahead. */
function stamp(millis: number, offset: number): string {
  return new Date(millis + offset * MINUTE).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')
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
