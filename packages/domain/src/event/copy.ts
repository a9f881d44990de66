import { tz } from '@date-fns/tz/tz'
import { utc } from '@date-fns/utc/utc'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { calendarDay, toMillis, type Instant, type IsoDate } from '../format/date.ts'
import type { EventFields } from './fields.ts'

/** What a copy gets anew: new dates and a name. */
export type CopyDates = Pick<EventFields, 'name' | 'date_begin' | 'date_end'>

/** The days from one event to its copy, in its zone: everything that has a date moves by them. */
export function daysToCopy(
  event: Pick<EventFields, 'date_begin' | 'time_zone'>,
  { date_begin }: Pick<CopyDates, 'date_begin'>,
): number {
  const day = (moment: Instant) => calendarDay(moment, event.time_zone)
  return differenceInCalendarDays(day(date_begin), day(event.date_begin), { in: utc })
}

/** A moment some days later at the same hour of the zone, summer time or not. */
export function moveMoment(moment: Instant, days: number, timeZone: string): string {
  const moved = addDays(toMillis(moment), days, { in: tz(timeZone) })
  return new Date(moved.getTime()).toISOString()
}

/**
 * The settings of a copy: a draft under new dates. The window of registration and the steps of the price
 * move with them.
 */
export function copyOfEvent(event: EventFields, dates: CopyDates): EventFields {
  const days = daysToCopy(event, dates)
  const moved = (moment: string | null) => moment && moveMoment(moment, days, event.time_zone)
  return {
    ...event,
    ...dates,
    reg_from: moved(event.reg_from),
    reg_to: moved(event.reg_to),
    pay_until: moved(event.pay_until),
    price_steps: event.price_steps.map((step) => ({ ...step, from: movedDay(step.from, days) })),
    published: false,
    archived_at: null,
    cancelled_at: null,
  }
}

function movedDay(day: IsoDate, days: number): IsoDate {
  return format(addDays(day, days, { in: utc }), 'yyyy-MM-dd')
}
