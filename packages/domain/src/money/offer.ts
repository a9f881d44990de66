import { isPacket, isPass } from '../contest/tags.ts'
import { takesEntries } from '../contest/status.ts'
import { isForAudience, type AudienceFilter } from '../contest/audience.ts'
import type { AgeBounds, DancerCounts } from '../contest/contest.ts'
import type { EventTag } from '../event/event.ts'
import { nextEntryMoment } from '../event/registrationWindow.ts'
import { arePacketsRequired, payGroupNumber } from '../event/tags.ts'
import type { Instant, IsoDate } from '../format/date.ts'
import { allPlaces, areFewLeft, freePlaces, type LimitedPlaces } from '../contest/places.ts'
import { priceOn } from './price.ts'
import { priceDays, type PricedEvent } from './priceDays.ts'

/** What the offer of an event reads of a contest. */
export interface PricedContest extends LimitedPlaces {
  group_num: number
  status: string
  tags: readonly string[]
  /** Kopecks per dancer. */
  price: number
}

/** An event with all that its offer follows from. */
export interface OfferRules<C extends PricedContest = PricedContest> {
  event: PricedEvent
  tags: readonly EventTag[]
  contests: readonly C[]
}

/** The same offer for those who are looked for alone; the fee is for all. */
export function offerTo<C extends PricedContest & DancerCounts & AgeBounds>(
  { event, tags, contests }: OfferRules<C>,
  audience: AudienceFilter,
): OfferRules<C> {
  const fee = payGroupNumber(tags)
  const shown = contests.filter(
    (contest) => contest.group_num === fee || isForAudience(contest, audience),
  )
  return { event, tags, contests: shown }
}

/**
 * The least a dancer pays to take part (kopecks, the compulsory PAY-GROUP fee included): the cheapest open
 * contest by the price steps of today, or of the first day of registration where that is ahead. Full contests
 * count only where no other is left. Packets count only where one has to be chosen (PACKETS=MUST); passes
 * never do, they are tickets.
 *
 * @returns null where nobody can enter any more, or nothing is open
 */
export function lowestPrice(rules: OfferRules, now: Instant): number | null {
  const [day] = priceDays(rules.event, now)
  return day === undefined ? null : lowestOn(rules, day)
}

/** A price from a day on; kopecks. */
export interface LaterPrice {
  from: IsoDate
  price: number
}

/** When the least that a dancer pays changes next, and to what; null where it stays as it is. */
export function nextLowestPrice(rules: OfferRules, now: Instant): LaterPrice | null {
  const [today, ...later] = priceDays(rules.event, now)
  if (today === undefined) return null
  const price = lowestOn(rules, today)
  const changed = later
    .map((from) => ({ from, price: lowestOn(rules, from) }))
    .find((one) => one.price !== price)
  return changed?.price === undefined || changed.price === null
    ? null
    : { from: changed.from, price: changed.price }
}

function lowestOn({ event, tags, contests }: OfferRules, day: IsoDate): number | null {
  const open = openContests(contests, tags)
  const singles = open.filter((contest) => isPacket(contest) === arePacketsRequired(tags))
  const free = singles.filter((contest) => freePlaces(contest) !== 0)
  const choice = free.length > 0 ? free : singles
  if (choice.length === 0) return null
  const then = ({ price }: PricedContest) => priceOn(price, day, event.price_steps)
  const number = payGroupNumber(tags)
  const fee = contests.find(({ group_num }) => group_num === number)
  return Math.min(...choice.map(then)) + (fee ? then(fee) : 0)
}

/**
 * How many places an event has left, where they are getting few: the sum over its open contests.
 *
 * @returns null while there is room enough, without a limit in some contest, and once nobody can enter
 */
export function fewPlacesLeft({ event, tags, contests }: OfferRules, now: Instant): number | null {
  if (nextEntryMoment(event, now) === null) return null
  const open = openContests(contests, tags).filter((contest) => !isPacket(contest))
  let left = 0
  let places = 0
  for (const contest of open) {
    const [free, all] = [freePlaces(contest), allPlaces(contest)]
    if (free === null || all === null) return null
    left += free
    places += all
  }
  return open.length > 0 && areFewLeft(left, places) ? left : null
}

function openContests(contests: readonly PricedContest[], tags: readonly EventTag[]) {
  const payGroup = payGroupNumber(tags)
  return contests.filter(
    (contest) => contest.group_num !== payGroup && takesEntries(contest) && !isPass(contest),
  )
}
