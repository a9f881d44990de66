import type { PriceStep } from '../event/event.ts'
import type { IsoDate } from '../format/date.ts'

/** «The last step with `from` ≤ the day … on which that contest was added» (docs/rules/money.md, «Price steps»). */
export function percentOn(day: IsoDate, steps: readonly PriceStep[]): number {
  const last = steps
    .filter(({ from }) => from <= day)
    .reduce<PriceStep | null>(
      (last, step) => (last === null || step.from >= last.from ? step : last),
      null,
    )
  return last?.percent ?? 100
}

/** Part of a sum, rounded half up to a kopeck, without fractions on the way. */
export function percentOf(kopecks: number, percent: number): number {
  return Math.floor((2 * kopecks * percent + 100) / 200)
}

/** What a listed price (kopecks per dancer) comes to for who registers on a day. */
export function priceOn(listed: number, day: IsoDate, steps: readonly PriceStep[]): number {
  return percentOf(listed, percentOn(day, steps))
}
