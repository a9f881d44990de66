import type { PriceStep, RegistrationWindow } from '../event/event.ts'
import { nextEntryMoment } from '../event/registrationWindow.ts'
import { calendarDay, type Instant, type IsoDate } from '../format/date.ts'
import { percentOn } from './price.ts'

/** What the prices of an event follow from. */
export type PricedEvent = RegistrationWindow & { price_steps: readonly PriceStep[] }

/**
 * Days of the event's zone on which its prices are named: that of the next entry, then each on which they change, as
 * long as entries are taken.
 *
 * @returns [] where nobody can enter any more
 */
export function priceDays(event: PricedEvent, now: Instant): IsoDate[] {
  const moment = nextEntryMoment(event, now)
  if (moment === null) return []
  const { price_steps, reg_to, time_zone, date_end } = event
  const lastDay = calendarDay(reg_to ?? date_end, time_zone)
  const days = [calendarDay(moment, time_zone)]
  for (const from of price_steps.map((step) => step.from).toSorted()) {
    const latest = days.at(-1) ?? from
    const changes = percentOn(from, price_steps) !== percentOn(latest, price_steps)
    if (from > latest && from <= lastDay && changes) days.push(from)
  }
  return days
}

/** The same event on another day: what is added costs what it costs on that day. */
export function pricedOn<E extends { price_steps: readonly PriceStep[] }>(
  event: E,
  day: IsoDate,
): E {
  const percent = percentOn(day, event.price_steps)
  return { ...event, price_steps: [{ from: '0001-01-01', percent }] }
}
