import { formatTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { balanceLabel, isEmptyBalance, owed } from '@parket/domain/money/paymentStatus'
import type { Attendance } from '@parket/domain/registration/attendance'
import { dancerName } from '@parket/domain/registration/dancers'
import {
  entryStatusLabels,
  isOnlyWaiting,
  isWithdrawn,
} from '@parket/domain/registration/entryStatus'
import { Button } from '../../../../components/Button/Button.tsx'
import { State } from '../../../../components/State/State.tsx'
import { cx } from '../../../../theme/cx.ts'
import { paymentTones } from '../../registrations/RegistrationListScreen/registrationData.ts'
import type { DeskItem } from './deskData.ts'
import * as styles from './desk.css.ts'

interface DeskRowProps {
  item: DeskItem
  isOpen: boolean
  isSending: boolean
  timeZone: string
  onOpen: () => void
  onCheckIn: (attendance: Attendance | null) => void
}

/** A registration that was found: who, what is owed, and the button that checks them in. */
export function DeskRow({ item, isOpen, isSending, timeZone, onOpen, onCheckIn }: DeskRowProps) {
  const { regData, dancers, balance } = item
  const number = regData.start_number ?? regData.reg_n
  const debt = owed(balance)
  const isGone = isWithdrawn(item.registrations)
  const isPresent = regData.attendance === 'present'
  const names = dancers.slice(0, 2).map(dancerName).join(', ')
  const more = dancers.length > 2 ? ` и ещё ${dancers.length - 2}` : ''
  const name = regData.troupe === '' ? `${names}${more}` : regData.troupe
  return (
    <li className={cx(styles.row, isOpen && styles.rowOpen)}>
      <span className={styles.number}>{number}</span>
      <div className={styles.who}>
        <button type="button" className={styles.name} aria-pressed={isOpen} onClick={onOpen}>
          {name}
        </button>
        <span className={styles.quiet}>
          {[regData.city, regData.club && `«${regData.club}»`].filter(Boolean).join(', ')}
        </span>
        <span className={styles.states}>
          {isGone && <State tone="closed">{entryStatusLabels.withdrawn}</State>}
          {isOnlyWaiting(item.registrations) && (
            <State tone="caution">{entryStatusLabels.waiting}</State>
          )}
          {debt > 0 && <State tone="caution">Долг {formatMoney(debt)}</State>}
          {debt === 0 && !isEmptyBalance(balance) && (
            <State tone={paymentTones[balance.status]}>{balanceLabel(balance)}</State>
          )}
          {regData.consents.processing !== true && (
            <State tone="caution">согласие не получено</State>
          )}
        </span>
      </div>
      <div className={styles.check}>
        {isPresent && (
          <State tone="positive">
            Здесь
            {regData.attendance_at === null
              ? ''
              : ` с\u00A0${formatTime(regData.attendance_at, timeZone)}`}
          </State>
        )}
        {!isPresent && !isGone && (
          <Button
            variant="primary"
            size="large"
            aria-label={`Отметить: ${number}, ${name}`}
            isPending={isSending}
            onPress={() => onCheckIn('present')}
          >
            Отметить
          </Button>
        )}
      </div>
    </li>
  )
}
