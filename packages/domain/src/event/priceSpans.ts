import { daysBetween } from '../format/calendar.ts'
import type { IsoDate } from '../format/date.ts'
import type { PriceStep } from './event.ts'

/** A time in which one price counts. */
export interface PriceSpan extends PriceStep {
  /** How long it lasts; one at least. */
  days: number
  /** How much of it is over today, 0 to 1; null where today is not in it. */
  passed: number | null
}

/** The calendar that prices are drawn on, days of the event's zone. */
interface PriceCalendar {
  /** When entries can be made; the first step may be earlier. */
  opens: IsoDate
  /** The event's first day; the last step may be later. */
  event: IsoDate
  today: IsoDate
}

/**
 * The steps of the price as times one after another: «the last step with `from` ≤ the day» (docs/rules/money.md,
 * «Price steps»), before the first one the listed price.
 * @param steps in any order; none without a day or a percentage
 */
export function priceSpans(
  steps: readonly PriceStep[],
  { opens, event, today }: PriceCalendar,
): PriceSpan[] {
  const ordered = steps.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const [first] = ordered
  if (!first) return []
  const begun = first.from > opens ? [{ from: opens, percent: 100 }, ...ordered] : ordered
  return begun.map(({ from, percent }, index) => {
    const days = Math.max(1, daysBetween(from, begun[index + 1]?.from ?? event))
    const over = daysBetween(from, today)
    return { from, percent, days, passed: over >= 0 && over < days ? over / days : null }
  })
}
