import { calendarDay, type Instant } from '../format/date.ts'
import { priceOn } from '../money/price.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { EntryStatus } from '../registration/request.ts'
import type { ClubEntry } from './entries.ts'
import { planClub, type ClubChoice, type ClubRules } from './planClub.ts'

/** What of the grid stands on waiting lists, told apart from what is charged; sums in kopecks. */
export interface ClubWaiting {
  /** Ticks of dancers in contests that are full. */
  places: number
  /** What these would cost singly, at today's prices, once places get free. */
  amount: number
  /** What is charged without them. */
  total: number
}

/**
 * Entries that wait, and new ones of contests that are full: «a waiting entry is not charged» (decisions, «Money»).
 * @param full ids of contests without a free place
 */
export function clubWaiting(
  choice: ClubChoice,
  rules: ClubRules,
  full: ReadonlySet<string>,
  now: Instant,
): ClubWaiting {
  const isNew = (entry: ClubEntry) =>
    full.has(entry.contestId) && statusOf(entry, choice.stored) === null
  const waiting = choice.entries.filter(
    (entry) => isNew(entry) || statusOf(entry, choice.stored) === 'waiting',
  )
  const day = calendarDay(now, rules.event.time_zone)
  const prices = new Map(rules.contests.map(({ id, price }) => [id, price]))
  const costOf = ({ contestId, dancers }: ClubEntry) =>
    priceOn(prices.get(contestId) ?? 0, day, rules.event.price_steps) * dancers.length
  const entries = choice.entries.filter((entry) => !isNew(entry))
  return {
    places: waiting.reduce((sum, { dancers }) => sum + dancers.length, 0),
    amount: waiting.reduce((sum, entry) => sum + costOf(entry), 0),
    total: planClub({ ...choice, entries }, rules, now).total,
  }
}

/** How the same dancers stand in the contest already; null where they do not. */
function statusOf(
  { contestId, dancers }: ClubEntry,
  stored: ClubChoice['stored'],
): EntryStatus | null {
  const key = dancers.toSorted().join('+')
  const found = stored
    .filter((one) => one.dancers.map(dancerKey).toSorted().join('+') === key)
    .flatMap(({ registrations }) => registrations)
    .find(({ contest_id, status }) => contest_id === contestId && status !== 'withdrawn')
  return found?.status ?? null
}
