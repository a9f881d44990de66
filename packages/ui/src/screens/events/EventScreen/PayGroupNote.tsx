import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { Text } from '../../../components/Text/Text.tsx'
import { priceNow } from '../../contests/price.ts'
import type { ShownContest, EventDetails } from '../eventData.ts'
import * as styles from './EventScreen.css.ts'

interface PayGroupNoteProps {
  contest: ShownContest
  event: EventDetails
  now: Instant
}

/** The fee that is charged once per dancer and never chosen. */
export function PayGroupNote({ contest, event, now }: PayGroupNoteProps) {
  return (
    <div className={styles.payGroupNote}>
      <Text tone="secondary" isMeasured>
        {contest.group_name}: {formatMoney(priceNow(contest.price, event, now))} с&nbsp;танцора,
        один раз за&nbsp;турнир.
      </Text>
    </div>
  )
}
