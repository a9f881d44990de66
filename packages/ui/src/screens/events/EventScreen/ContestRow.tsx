import { numberedName } from '@parket/domain/contest/title'
import { contestStatusLabel, isContestStatus, takesEntries } from '@parket/domain/contest/status'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { audienceLabel, placesLabel } from '../../contests/contestLabels.ts'
import { priceNow } from '../../contests/price.ts'
import type { ShownContest, EventDetails } from '../eventData.ts'
import * as styles from './EventScreen.css.ts'

interface ContestRowProps {
  contest: ShownContest
  event: EventDetails
  now: Instant
}

/** One contest: what it is, whom it is for, what it costs, whether there is room. */
export function ContestRow({ contest, event, now }: ContestRowProps) {
  const isCancelled = contest.status === 'cancelled'
  const places = takesEntries(contest) ? placesLabel(contest) : null
  return (
    <li className={styles.row}>
      <div>
        <p className={isCancelled ? styles.cancelledName : styles.name}>{numberedName(contest)}</p>
        <Text size="small" tone="secondary">
          {audienceLabel(contest)}
        </Text>
      </div>
      <div className={styles.terms}>
        {!isCancelled && (
          <p className={styles.price}>
            {formatMoney(priceNow(contest.price, event, now))}
            {contest.max_count > 1 && <span className={styles.unit}> с танцора</span>}
          </p>
        )}
        {places && (
          <Text size="small" tone={places.isFull ? 'caution' : 'secondary'}>
            {places.text}
          </Text>
        )}
        {!takesEntries(contest) && isContestStatus(contest.status) && (
          <State tone="closed">{contestStatusLabel(contest.status)}</State>
        )}
      </div>
    </li>
  )
}
