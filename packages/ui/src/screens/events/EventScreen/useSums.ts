import type { Instant } from '@parket/domain/format/date'
import { lowestPrice, nextLowestPrice, offerTo } from '@parket/domain/money/offer'
import { laterPriceText } from '../eventWords.ts'
import { useAudience } from './Audience.tsx'
import type { PricedData } from './eventHomeData.ts'

interface Sums {
  /** The least one pays, kopecks; null where nobody can enter. */
  price: number | null
  /** When that changes: «С 24 декабря от 1 600 ₽». */
  later: string | null
}

/** What those pay whom contests are looked for. */
export function useSums(data: PricedData, now: Instant): Sums {
  const [audience] = useAudience()
  const offer = offerTo(data, audience)
  const later = nextLowestPrice(offer, now)
  return {
    price: lowestPrice(offer, now),
    later: later && laterPriceText(later, data.event, now),
  }
}
