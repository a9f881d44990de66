import type { Instant } from '@parket/domain/format/date'
import { Text } from '../../../../components/Text/Text.tsx'
import type { ListedEvent } from '../../eventData.ts'
import { laterPriceText, priceFromText } from '../../eventWords.ts'
import * as styles from './PriceFrom.css.ts'

interface PriceFromProps {
  event: Pick<ListedEvent, 'price_from' | 'price_next' | 'time_zone'>
  now: Instant
}

/** The least that one pays now, and from which day on how much; nothing where nobody can enter. */
export function PriceFrom({ event, now }: PriceFromProps) {
  const { price_from, price_next } = event
  if (price_from === null) return null
  return (
    <div className={styles.sums}>
      <span className={styles.price}>{priceFromText(price_from)}</span>
      {price_next && (
        <Text size="small" tone="secondary">
          {laterPriceText(price_next, event, now)}
        </Text>
      )}
    </div>
  )
}
