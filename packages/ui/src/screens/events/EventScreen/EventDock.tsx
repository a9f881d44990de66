import { formatNearDay } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { fullWidth } from '../../../layouts/Page/fullWidth.css.ts'
import { cx } from '../../../theme/cx.ts'
import type { PricedData } from './eventHomeData.ts'
import { DockPrice } from './Prices.tsx'
import * as styles from './EventDock.css.ts'

interface EventDockProps {
  data: PricedData
  now: Instant
  href: string
}

/** On a phone the next step stays in reach, with its price. */
export function EventDock({ data, now, href }: EventDockProps) {
  const { reg_to, time_zone } = data.event
  return (
    <div className={cx(fullWidth, styles.dock)}>
      <p>
        <DockPrice data={data} now={now} />
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
