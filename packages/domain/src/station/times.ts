import { tz } from '@date-fns/tz/tz'
import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { startOfDay } from 'date-fns/startOfDay'

import { toMillis, type Instant } from '../format/date.ts'

interface EventDays {
  date_begin: Instant
  date_end: Instant
  time_zone: string
}

/** How long a code can be typed. */
const codeMinutes = 10
/** The hour after the last day at which stations end: whoever counts late still works. */
const lastHour = 6

export function codeExpiresAt(now: Date): Date {
  return addMinutes(now, codeMinutes)
}

interface CodeUse {
  paired_at: Instant | null
  waiting: { since: Instant } | null
}

/** Whether a device has come with a code: it is good for the first one alone. */
export function isCodeTaken(expiresAt: Instant, { paired_at, waiting }: CodeUse): boolean {
  const madeAt = addMinutes(expiresAt, -codeMinutes).getTime()
  return [paired_at, waiting?.since ?? null].some((at) => at !== null && toMillis(at) >= madeAt)
}

/** When all stations of an event end: at 06:00 after its last day, in its zone. */
export function stationsEndAt({
  date_end,
  time_zone,
}: Pick<EventDays, 'date_end' | 'time_zone'>): Date {
  const zone = { in: tz(time_zone) }
  const nextDay = addDays(startOfDay(toMillis(date_end), zone), 1, zone)
  return new Date(addHours(nextDay, lastHour, zone).getTime())
}

/**
 * Whether a printed link pairs now: on the event's days. A rehearsal is danced before them.
 */
export function isLinkOpen(event: EventDays & { isRehearsal: boolean }, now: Instant): boolean {
  const zone = { in: tz(event.time_zone) }
  const begins = startOfDay(toMillis(event.date_begin), zone).getTime()
  const at = toMillis(now)
  return (event.isRehearsal || at >= begins) && at < stationsEndAt(event).getTime()
}
