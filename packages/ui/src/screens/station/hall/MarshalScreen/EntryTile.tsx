import type { CallState } from '@parket/domain/station/hall/hall'
import type { CalledEntry } from '@parket/domain/station/hall/outings'
import { shortNames } from '@parket/domain/station/hall/words'
import { CheckIcon } from '../../../../icons/CheckIcon.tsx'
import { CloseIcon } from '../../../../icons/CloseIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import * as styles from './MarshalScreen.css.ts'

const words: Readonly<Record<CallState, string>> = {
  present: 'на\u00A0месте',
  called: 'вызваны',
  missing: 'нет',
}

interface EntryTileProps {
  entry: CalledEntry
  /** Of the heat that goes out next: larger. */
  isFirst: boolean
  /** Says another state; `unknown` takes the word back. */
  onCall: (state: CallState | 'unknown') => void
}

/** A number at the door: a tap says that it is there, the small key that it is not, the same again takes it back. */
export function EntryTile({ entry, isFirst, onCall }: EntryTileProps) {
  const { start_number, exit, is_late, call } = entry
  const names = shortNames(entry)
  if (exit !== null) {
    return (
      <li className={cx(styles.tile.out, isFirst && styles.first)}>
        <p className={styles.main}>
          <s className={styles.number}>{start_number}</s>{' '}
          <span className={styles.names}>{names}</span> <span className={styles.word}>сняты</span>
        </p>
      </li>
    )
  }
  return (
    <li className={cx(styles.tile[call ?? 'unknown'], isFirst && styles.first)}>
      <button
        type="button"
        className={styles.main}
        aria-pressed={call === 'present'}
        onClick={() => onCall(call === 'present' ? 'unknown' : 'present')}
      >
        <b className={styles.number}>{start_number}</b>{' '}
        <span className={styles.names}>{names}</span>{' '}
        {call === 'present' ? (
          <span className={styles.check}>
            <CheckIcon />
          </span>
        ) : (
          <span className={styles.word}>
            {call === 'called' ? words.called : is_late && call === null && 'новые'}
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.small[call === 'missing' ? 'on' : 'off']}
        aria-pressed={call === 'missing'}
        aria-label={`${words.missing}: ${start_number}`}
        onClick={() => onCall(call === 'missing' ? 'unknown' : 'missing')}
      >
        {call === 'missing' ? words.missing : <CloseIcon />}
      </button>
    </li>
  )
}
