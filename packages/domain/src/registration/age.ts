import type { EventAges } from '../event/event.ts'
import { calendarDay, isIsoDate, type Instant, type IsoDate } from '../format/date.ts'

/** Full years on a day; the birthday counts, 29 February turns on 1 March in common years. */
export function fullYears(birthDate: IsoDate, day: IsoDate): number {
  const years = yearsBetween(birthDate, day)
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Year of `day` minus year of birth. */
export function yearsBetween(birthDate: IsoDate, day: IsoDate): number {
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
}

/**
 * «Age is computed from birth_date, either exactly or by year difference only» (docs/rules/events-and-contests.md,
 * «Age»), for the event's first day in the event's zone (docs/rules/events-and-contests.md, «Age»).
 * @param birthDate a day that exists, `YYYY-MM-DD`
 */
export function ageAtEvent(birthDate: IsoDate, event: EventAges): number {
  const firstDay = calendarDay(event.date_begin, event.time_zone)
  return event.age_mode === 'year'
    ? yearsBetween(birthDate, firstDay)
    : fullYears(birthDate, firstDay)
}

const adultAge = 18

/** Whether somebody is under 18 today, so that a parent consents for them; who has no real birth date is not. */
export function isMinor(birthDate: string, now: Instant, timeZone: string): boolean {
  return isIsoDate(birthDate) && fullYears(birthDate, calendarDay(now, timeZone)) < adultAge
}
