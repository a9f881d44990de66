import { formatNearMoment } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import type { ShownResult } from '../../events/resultData.ts'
import * as styles from './CorrectionList.css.ts'

interface CorrectionListProps {
  corrections: ShownResult['corrections']
  timeZone: string
  now: Instant
}

/** Each version after the first: when, why, and what was and is. */
export function CorrectionList({ corrections, timeZone, now }: CorrectionListProps) {
  return corrections.map(({ version, at, reason, changed }) => (
    <div key={version}>
      <p>
        Версия {version}, {formatNearMoment(at, timeZone, now)}
        {reason !== '' && `: ${reason}`}
      </p>
      <ul className={styles.changes}>
        {changed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ))
}
