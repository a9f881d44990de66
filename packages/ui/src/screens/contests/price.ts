import type { PriceStep } from '@parket/domain/event/event'
import { calendarDay, type Instant } from '@parket/domain/format/date'
import { percentOn } from '@parket/domain/money/charges'

interface PricedEvent {
  price_steps: readonly PriceStep[]
  time_zone: string
}

/** What a listed price (kopecks per dancer) comes to for who registers now. */
export function priceNow(listed: number, event: PricedEvent, now: Instant): number {
  const today = calendarDay(now, event.time_zone)
  return Math.round((listed * percentOn(today, event.price_steps)) / 100)
}
