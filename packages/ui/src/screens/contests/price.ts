import type { PriceStep } from '@parket/domain/event/event'
import { calendarDay, type Instant } from '@parket/domain/format/date'
import { priceOn } from '@parket/domain/money/price'

interface PricedEvent {
  price_steps: readonly PriceStep[]
  time_zone: string
}

/** What a listed price (kopecks per dancer) comes to for who registers now. */
export function priceNow(listed: number, event: PricedEvent, now: Instant): number {
  return priceOn(listed, calendarDay(now, event.time_zone), event.price_steps)
}
