import { calendarDay, type Instant } from '../format/date.ts'
import { priceOn } from '../money/price.ts'
import type { ClubEntry } from './entries.ts'
import type { ClubPlan, ClubRules } from './planClub.ts'

/** What of the grid stands on waiting lists; sums in kopecks. */
export interface ClubWaiting {
  /** Ticks of dancers in contests that are full. */
  places: number
  /** What these would cost singly, at today's prices, once places get free. */
  amount: number
}

/**
 * «A waiting entry is not charged» (docs/rules/money.md, «What is charged»): how many wait, and what they may cost
 * later.
 */
export function clubWaiting(
  { queue }: Pick<ClubPlan, 'queue'>,
  { event, contests }: Pick<ClubRules, 'event' | 'contests'>,
  now: Instant,
): ClubWaiting {
  const waiting = [...queue.added, ...queue.stored]
  const day = calendarDay(now, event.time_zone)
  const prices = new Map(contests.map(({ id, price }) => [id, price]))
  const costOf = ({ contestId, dancers }: ClubEntry) =>
    priceOn(prices.get(contestId) ?? 0, day, event.price_steps) * dancers.length
  return {
    places: waiting.reduce((sum, { dancers }) => sum + dancers.length, 0),
    amount: waiting.reduce((sum, entry) => sum + costOf(entry), 0),
  }
}
