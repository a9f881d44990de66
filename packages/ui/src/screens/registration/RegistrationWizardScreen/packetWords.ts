import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import type { Say } from '@parket/domain/format/sayOf'
import type { OffersTextName } from '../../../texts/wizard/offersTexts.ts'
import { priceNow } from '../../contests/price.ts'
import type { EventContest, EventDetails } from '../../events/eventData.ts'

/**
 * What a packet is, in words: «2–3 номинации из 3 на выбор; по одной — от 2 400 ₽».
 * @param members contests it may be filled with
 */
export function packetWords(
  { packet }: EventContest,
  members: readonly EventContest[],
  event: Pick<EventDetails, 'price_steps' | 'time_zone'>,
  now: Instant,
  say: Say<OffersTextName>,
): string {
  if (packet === null) return ''
  const { min, max } = packet
  const count = min === max ? say('count', { n: max }) : say('range', { min, max })
  const cheapest = members
    .map(({ price }) => priceNow(price, event, now))
    .sort((one, other) => one - other)
    .slice(0, min)
    .reduce((sum, price) => sum + price, 0)
  const choice =
    min === members.length ? say('all', { count }) : say('some', { count, all: members.length })
  return cheapest > 0 ? say('singly', { choice, price: formatMoney(cheapest) }) : choice
}
