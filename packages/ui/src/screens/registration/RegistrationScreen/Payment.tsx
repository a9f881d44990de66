import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { owed, paymentStatusLabel, type PaymentStatus } from '@parket/domain/money/paymentStatus'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { State, type StateProps } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { AccountTable } from './AccountTable.tsx'
import { HowToPay } from './HowToPay.tsx'
import type { RegistrationView, PaymentAccount } from './registrationView.ts'
import * as styles from './Payment.css.ts'

interface PaymentProps {
  payment: RegistrationView['payment']
  event: RegistrationView['event']
  regN: number
}

/** What is due, how to pay it, and what it is made of. */
export function Payment({ payment, event, regN }: PaymentProps) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Оплата</Heading>
      {payment.state === 'loading' && (
        <div aria-busy>
          <Skeleton height={40} lines={3} />
        </div>
      )}
      {payment.state === 'failed' && (
        <ErrorState message={payment.message} onRetry={payment.onRetry} />
      )}
      {payment.state === 'ready' && <Account account={payment} event={event} regN={regN} />}
    </Stack>
  )
}

const tones: Record<PaymentStatus, StateProps['tone']> = {
  unpaid: 'caution',
  partial: 'caution',
  paid: 'positive',
  overpaid: 'neutral',
}

interface AccountProps extends Omit<PaymentProps, 'payment'> {
  account: PaymentAccount
}

function Account({ account, event, regN }: AccountProps) {
  const { charged, paid, status, qr } = account
  const due = owed(account)
  if (charged === 0 && paid === 0) return <Text tone="secondary">Оплата не&nbsp;нужна.</Text>
  return (
    <>
      <div className={styles.due}>
        <strong className={styles.sum}>{formatMoney(due > 0 ? due : charged)}</strong>
        <State tone={tones[status]}>{paymentStatusLabel(status)}</State>
      </div>
      {due > 0 && event.cancelled_at !== null && (
        <Text tone="secondary" isMeasured>
          Турнир отменён: платить не&nbsp;нужно.
        </Text>
      )}
      {due > 0 && event.cancelled_at === null && (
        <>
          {event.pay_until !== null && (
            <Text>Оплатите до&nbsp;{formatDateTime(event.pay_until, event.time_zone)}</Text>
          )}
          <HowToPay qr={qr} sum={due} regNs={[regN]} />
        </>
      )}
      <Disclosure summary="Из чего сумма">
        <AccountTable account={account} />
      </Disclosure>
    </>
  )
}
