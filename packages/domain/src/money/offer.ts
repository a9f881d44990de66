import { isPacket, isPass } from '../contest/tags.ts'
import { takesEntries } from '../contest/status.ts'
import type { EventTag, PriceStep, RegistrationWindow } from '../event/event.ts'
import { nextEntryMoment } from '../event/registrationWindow.ts'
import { arePacketsRequired, payGroupNumber } from '../event/tags.ts'
import { calendarDay, type Instant } from '../format/date.ts'
import { allPlaces, areFewLeft, freePlaces, type LimitedPlaces } from '../contest/places.ts'
import { priceOn } from './price.ts'

/** What the offer of an event reads of a contest. */
export interface PricedContest extends LimitedPlaces {
  group_num: number
  status: string
  tags: readonly string[]
  /** Kopecks per dancer. */
  price: number
}

/** An event with all that its offer follows from. */
export interface OfferRules {
  event: RegistrationWindow & { price_steps: readonly PriceStep[] }
  tags: readonly EventTag[]
  contests: readonly PricedContest[]
}

/**
 * The least a dancer pays to take part (kopecks, the compulsory PAY-GROUP fee included): the cheapest open
 * contest by the price steps of today, or of the first day of registration where that is ahead. Full contests
 * count only where no other is left. Packets count only where one has to be chosen (PACKETS=MUST); passes
 * never do, they are tickets.
 *
 * @returns null where nobody can enter any more, or nothing is open
 */
export function lowestPrice({ event, tags, contests }: OfferRules, now: Instant): number | null {
  const moment = nextEntryMoment(event, now)
  if (moment === null) return null
  const open = openContests(contests, tags)
  const singles = open.filter((contest) => isPacket(contest) === arePacketsRequired(tags))
  const free = singles.filter((contest) => freePlaces(contest) !== 0)
  const choice = free.length > 0 ? free : singles
  if (choice.length === 0) return null
  const day = calendarDay(moment, event.time_zone)
  const today = ({ price }: PricedContest) => priceOn(price, day, event.price_steps)
  const number = payGroupNumber(tags)
  const fee = contests.find(({ group_num }) => group_num === number)
  return Math.min(...choice.map(today)) + (fee ? today(fee) : 0)
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
