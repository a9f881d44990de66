import { formatNearMoment } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { paymentStatusLabel, type PaymentStatus } from '@parket/domain/money/paymentStatus'
import type { ReactNode } from 'react'
import { State, type StateProps } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { HowToPay } from '../../parts/HowToPay/HowToPay.tsx'
import type { RegistrationView } from './registrationView.ts'
import * as styles from './Payment.css.ts'

const tones: Record<PaymentStatus, StateProps['tone']> = {
  unpaid: 'caution',
  partial: 'caution',
  paid: 'positive',
  overpaid: 'neutral',
}

interface DueProps {
  /** What is still to be paid; of what is paid, what it cost (kopecks). */
  sum: number
  status: PaymentStatus
  event: Pick<RegistrationView['event'], 'cancelled_at' | 'pay_until' | 'time_zone'>
  now: Instant
  /** Text of the payment QR. */
  qr: string | null
  /** Numbers of the registrations that it is for. */
  regNs: readonly number[]
  /** What the sum is for. */
  children?: ReactNode
}

/** The sum, whether it is paid, and how and until when to pay it. */
export function Due({ sum, status, event, now, qr, regNs, children }: DueProps) {
  const isDue = status === 'unpaid' || status === 'partial'
  return (
    <>
      <div className={styles.due}>
        <strong className={styles.sum}>{formatMoney(sum)}</strong>
        <State tone={tones[status]}>{paymentStatusLabel(status)}</State>
      </div>
      {isDue && event.cancelled_at !== null && (
        <Text tone="secondary" isMeasured>
          Турнир отменён: платить не&nbsp;нужно.
        </Text>
      )}
      {isDue && event.cancelled_at === null && (
        <>
          {children}
          {event.pay_until !== null && (
            <Text>Оплатите до&nbsp;{formatNearMoment(event.pay_until, event.time_zone, now)}</Text>
          )}
          <HowToPay qr={qr} sum={sum} regNs={regNs} />
        </>
      )}
    </>
  )
}
