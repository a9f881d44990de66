import { utc } from '@date-fns/utc/utc'
import { format } from 'date-fns/format'
import { subDays } from 'date-fns/subDays'
import { isIsoDate, type IsoDate } from '../format/date.ts'
import type { PriceStep } from './event.ts'

/** What a step of the price says of itself in a table. */
export interface PriceRow {
  /** Its last day; null: until the event. */
  until: IsoDate | null
  /** Whether it is the one that counts today. */
  isToday: boolean
}

/** Each step with its last day, in the order in which they are typed (docs/rules/money.md, «Price steps»). */
export function priceRows(steps: readonly PriceStep[], today: IsoDate): PriceRow[] {
  const days = steps.map(({ from }) => from).filter((from) => isIsoDate(from))
  const current = days
    .filter((from) => from <= today)
    .toSorted()
    .at(-1)
  return steps.map(({ from }) => {
    const next = days.filter((day) => day > from).toSorted()[0]
    return {
      until: next === undefined || !isIsoDate(from) ? null : dayBefore(next),
      isToday: isIsoDate(from) && from === current,
    }
  })
}

function dayBefore(day: IsoDate): IsoDate {
  return format(subDays(day, 1, { in: utc }), 'yyyy-MM-dd')
}

/** The price that most contests of an event have, in kopecks: per cent are shown on it. Null where all are free. */
export function usualPrice(contests: readonly { price: number }[]): number | null {
  const counts = new Map<number, number>()
  for (const { price } of contests) if (price > 0) counts.set(price, (counts.get(price) ?? 0) + 1)
  const [most] = [...counts].toSorted(([one, a], [other, b]) => b - a || one - other)
  return most?.[0] ?? null
}
