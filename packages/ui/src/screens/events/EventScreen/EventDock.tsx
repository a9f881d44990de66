import { formatNearDay } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { fullWidth } from '../../../layouts/Page/fullWidth.css.ts'
import { cx } from '../../../theme/cx.ts'
import type { EventDetails } from '../eventData.ts'
import { priceFromText } from '../eventWords.ts'
import * as styles from './EventDock.css.ts'

interface EventDockProps {
  event: EventDetails
  price: number | null
  now: Instant
  href: string
}

/** On a phone the next step stays in reach, with its price. */
export function EventDock({ event: { reg_to, time_zone }, price, now, href }: EventDockProps) {
  return (
    <div className={cx(fullWidth, styles.dock)}>
      <p>
        {price !== null && <span className={styles.price}>{priceFromText(price)}</span>}
        {reg_to !== null && (
          <span className={styles.until}>до&nbsp;{formatNearDay(reg_to, time_zone, now)}</span>
        )}
      </p>
      <ButtonLink href={href} variant="primary" size="large">
        Участвовать
      </ButtonLink>
    </div>
  )
}
