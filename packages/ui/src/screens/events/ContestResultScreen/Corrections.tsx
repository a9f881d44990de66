import { formatNearMoment } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { Alert } from '../../../components/Alert/Alert.tsx'
import type { ShownResult } from '../resultData.ts'
import * as styles from './ContestResultScreen.css.ts'

interface CorrectionsProps {
  result: Pick<ShownResult, 'is_corrected' | 'corrections'>
  timeZone: string
  now: Instant
}

/** «Исправлено»: when, why, and what was and is. */
export function Corrections({ result, timeZone, now }: CorrectionsProps) {
  if (!result.is_corrected) return null
  return (
    <Alert tone="caution" title="Исправлено">
      {result.corrections.length === 0 && 'После публикации результат исправили.'}
      {result.corrections.map(({ version, at, reason, changed }) => (
        <div key={version}>
          <p>
            {formatNearMoment(at, timeZone, now)}
            {reason !== '' && `: ${reason}`}
          </p>
          {changed.length > 0 && (
            <ul className={styles.changes}>
              {changed.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Alert>
  )
}
