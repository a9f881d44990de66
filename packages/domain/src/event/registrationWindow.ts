import { daysBetween } from '../format/calendar.ts'
import { calendarDay, toMillis, type Instant } from '../format/date.ts'
import { formatDateTime } from '../format/dateTime.ts'
import { publicProblemText } from '../problems/publicProblems.ts'
import { isPast, isRunning } from './dates.ts'
import type { RegistrationWindow } from './event.ts'

/** Whether entries are taken now; see `registrationWindowProblem`. */
export function isRegistrationOpen(event: RegistrationWindow, now: Instant): boolean {
  return registrationWindowProblem(event, now) === null
}

/**
 * Why no entry is taken now, in Russian; null while the window is open. Both bounds are included.
 * Without `reg_from` entries are taken from publication on, without `reg_to` until the event is past. «A draft
 * event shown to its staff says «Черновик» on every page, and offers no registration»
 * (docs/rules/events-and-contests.md, «Drafts, archive, cancelling»). A cancelled one says that, whatever its window.
 */
export function registrationWindowProblem(event: RegistrationWindow, now: Instant): string | null {
  const { published, archived_at, cancelled_at, reg_from, reg_to, time_zone } = event
  if (!published) return publicProblemText('event_draft')
  if (cancelled_at !== null) return publicProblemText('event_cancelled')
  if (isPast(event, now)) return publicProblemText('event_past')
  if (archived_at !== null) return publicProblemText('event_archived')
  if (reg_from !== null && !hasRegistrationBegun(event, now)) {
    return publicProblemText('registration_not_begun', {
      date: formatDateTime(reg_from, time_zone),
    })
  }
  if (reg_to !== null && toMillis(now) > toMillis(reg_to)) {
    return publicProblemText('registration_ended', { date: formatDateTime(reg_to, time_zone) })
  }
  return null
}

/** Whether entries may have been made: registration has begun, whether or not it goes on. */
export function hasRegistrationBegun({ reg_from }: RegistrationWindow, now: Instant): boolean {
  return reg_from === null || toMillis(now) >= toMillis(reg_from)
}

/** Whether an event is on: its days have come, and it is neither a draft nor cancelled. */
export function isOn(event: RegistrationWindow, now: Instant): boolean {
  return event.published && event.cancelled_at === null && isRunning(event, now)
}

/** Whether it is on and takes no entries: what it costs concerns nobody any more. */
export function isOnWithoutEntries(event: RegistrationWindow, now: Instant): boolean {
  return isOn(event, now) && !isRegistrationOpen(event, now)
}

/**
 * When the next entry can be made: now, or when registration begins; null where it is over. A draft counts as
 * if it were published: its staff see what visitors will.
 */
export function nextEntryMoment(event: RegistrationWindow, now: Instant): Instant | null {
  const { archived_at, cancelled_at, reg_from, reg_to } = event
  if (isPast(event, now) || archived_at !== null || cancelled_at !== null) return null
  if (reg_to !== null && toMillis(now) > toMillis(reg_to)) return null
  return reg_from !== null && toMillis(now) < toMillis(reg_from) ? reg_from : now
}

/** Days left to enter, 0 on the last one, counted in the event's zone; null unless entries are taken until a day. */
export function daysToEnter(event: RegistrationWindow, now: Instant): number | null {
  const { reg_to, time_zone } = event
  if (reg_to === null || !isRegistrationOpen(event, now)) return null
  return daysUntil(reg_to, now, time_zone)
}

/** Calendar days of a zone from now to a moment: 0 on its day, negative after it. */
export function daysUntil(moment: Instant, now: Instant, timeZone: string): number {
  return daysBetween(calendarDay(now, timeZone), calendarDay(moment, timeZone))
}
