import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
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
): string {
  if (packet === null) return ''
  const { min, max } = packet
  const contests = ['номинация', 'номинации', 'номинаций'] as const
  const count = min === max ? countOf(max, contests) : `${min}–${countOf(max, contests)}`
  const cheapest = members
    .map(({ price }) => priceNow(price, event, now))
    .sort((one, other) => one - other)
    .slice(0, min)
    .reduce((sum, price) => sum + price, 0)
  const choice =
    min === members.length ? `${count}, все` : `${count} из\u00A0${members.length} на\u00A0выбор`
  return cheapest > 0 ? `${choice}; по\u00A0одной\u00A0— от ${formatMoney(cheapest)}` : choice
}
