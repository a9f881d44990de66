import { calendarDay, toMillis, type Instant } from '../format/date.ts'
import { isPast } from './dates.ts'
import type { PriceStep, RegistrationWindow } from './event.ts'

/** What the dates of an event are read of. */
export interface PlannedEvent extends RegistrationWindow {
  pay_until: string | null
  /** In any order. */
  price_steps: readonly PriceStep[]
}

/** A date that an organiser works towards. */
export interface Milestone {
  kind: 'opening' | 'price' | 'closing' | 'payment' | 'event'
  /** A moment, or a day of the event's zone where it holds for the whole day. */
  at: string
  /** Of the price, for `price`; else null. */
  percent: number | null
  /** One alone is `next`: the first that has not come. */
  state: 'past' | 'next' | 'later'
}

type Planned = Omit<Milestone, 'state'> & { isOver: boolean }

/**
 * The dates of an event in their order (docs/rules/events-and-contests.md, «Overview»): entries open,
 * the price changes, entries close, payment is due, the event itself.
 */
export function listMilestones(event: PlannedEvent, now: Instant): Milestone[] {
  const { reg_from, reg_to, pay_until, date_begin, time_zone, price_steps } = event
  const today = calendarDay(now, time_zone)
  const bound = (kind: Milestone['kind'], at: string | null) =>
    at === null ? [] : [milestone(kind, at, toMillis(at) <= toMillis(now))]
  const planned: Planned[] = [
    ...bound('opening', reg_from),
    ...price_steps.map(({ from, percent }) => milestone('price', from, from <= today, percent)),
    ...bound('closing', reg_to),
    ...bound('payment', pay_until),
    milestone('event', date_begin, isPast(event, now)),
  ]
  // Of one moment, in the order above: the sort is stable. A price begins with its day.
  const day = ({ at }: Planned) => calendarDay(at, time_zone)
  const moment = ({ kind, at }: Planned) => (kind === 'price' ? 0 : toMillis(at))
  const ordered = planned.toSorted(
    (one, other) => day(one).localeCompare(day(other)) || moment(one) - moment(other),
  )
  const next = ordered.findIndex((each) => !each.isOver)
  return ordered.map(({ kind, at, percent, isOver: over }, index) => {
    const state = over ? 'past' : index === next ? 'next' : 'later'
    return { kind, at, percent, state }
  })
}

function milestone(
  kind: Milestone['kind'],
  at: string,
  isOver: boolean,
  percent: number | null = null,
): Planned {
  return { kind, at, percent, isOver }
}
