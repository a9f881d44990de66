import { formatTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import type { MethodByHand } from '@parket/domain/money/payment'
import {
  arrivedWord,
  deskName,
  deskNumber,
  isExpected,
  type DeskPerson,
} from '@parket/domain/desk/desk'
import { entryStatusLabels, isOnlyWaiting } from '@parket/domain/registration/entryStatus'
import { Button } from '../../../../components/Button/Button.tsx'
import { State } from '../../../../components/State/State.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { CheckIcon } from '../../../../icons/CheckIcon.tsx'
import { HistoryIcon } from '../../../../icons/HistoryIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import { DebtKeys } from './DebtKeys.tsx'
import * as styles from './deskList.css.ts'

interface DeskRowProps {
  person: DeskPerson
  /** The one whose number was searched for: large, and asked about a debt at once. */
  isExact?: boolean
  isOpen: boolean
  isSending: boolean
  /** Its mark got no answer yet. */
  isUnanswered: boolean
  /** Asked about the debt; a new object takes the focus there. */
  asked: object | null
  timeZone: string
  /** What they dance, in words. */
  contests: readonly string[]
  onOpen: () => void
  /** Pressed where something is owed: it is asked first. */
  onAsk: () => void
  onCheckIn: () => void
  onPay: (method: MethodByHand) => void
  onLeave: () => void
}

/** Whom the desk found: who, what is owed, and the key that checks them in. */
export function DeskRow(props: DeskRowProps) {
  const { person, isExact = false, isOpen, asked, contests, onOpen } = props
  const { city, club, balance } = person
  const debt = amountOwed(balance)
  const isHere = person.attendance === 'present'
  const isAsked =
    debt > 0 && !isHere && !props.isUnanswered && isExpected(person) && (isExact || asked !== null)
  return (
    <li className={cx(styles.row, isExact && styles.exact, (isOpen || isAsked) && styles.rowOpen)}>
      <span className={styles.number}>{deskNumber(person)}</span>
      <div className={styles.who}>
        <button
          type="button"
          className={styles.name}
          data-two={(person.troupe === '' && person.dancers.length > 1) || undefined}
          aria-pressed={isOpen}
          onClick={onOpen}
        >
          {deskName(person)}
        </button>
        <span className={styles.quiet}>
          {[city, club && `«${club}»`].filter(Boolean).join(', ')}
        </span>
      </div>
      <span className={styles.contests}>
        {contests.slice(0, contests.length > 2 ? 1 : 2).map((contest) => (
          <span key={contest} className={styles.contest}>
            {contest}
          </span>
        ))}
        {contests.length > 2 && <span>и&nbsp;ещё {contests.length - 1}</span>}
      </span>
      <span className={styles.states}>
        {isOnlyWaiting(person.entries) && <State tone="caution">{entryStatusLabels.waiting}</State>}
        {debt > 0 && !isAsked && <span className={styles.owes}>Долг {formatMoney(debt)}</span>}
        {!person.has_consent && <span className={styles.lacks}>Нет согласия</span>}
      </span>
      {isAsked ? (
        <div className={styles.below}>
          <DebtKeys
            person={person}
            asked={asked}
            isSending={props.isSending}
            onPay={props.onPay}
            onLetIn={props.onCheckIn}
            onLeave={props.onLeave}
          />
        </div>
      ) : (
        <div className={styles.check}>
          <Mark {...props} />
        </div>
      )}
    </li>
  )
}

function Mark(props: DeskRowProps) {
  const { person, isExact = false, isSending, isUnanswered, timeZone } = props
  if (isUnanswered) {
    return (
      <span className={styles.unanswered}>
        <HistoryIcon />
        ждёт сети
      </span>
    )
  }
  if (person.attendance === 'present') {
    const time = person.attendance_at && formatTime(person.attendance_at, timeZone)
    return (
      <span className={styles.here}>
        <CheckIcon />
        {time ? (
          <span>
            <VisuallyHidden>Здесь с </VisuallyHidden>
            {time} <span className={styles.notedBy}>{person.noted_by?.name}</span>
          </span>
        ) : (
          <span>Здесь</span>
        )}
      </span>
    )
  }
  if (!isExpected(person)) return <State tone="closed">{entryStatusLabels.withdrawn}</State>
  const word = arrivedWord(person)
  return (
    <Button
      variant={isExact ? 'primary' : 'secondary'}
      isFullWidth
      aria-label={`${word}: ${deskNumber(person)}, ${deskName(person)}`}
      isPending={isSending}
      onPress={amountOwed(person.balance) > 0 ? props.onAsk : props.onCheckIn}
    >
      {word}
    </Button>
  )
}
