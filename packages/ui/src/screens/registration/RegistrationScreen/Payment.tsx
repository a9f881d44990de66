import { formatMoney } from '@parket/domain/format/money'
import { jointDue } from '@parket/domain/money/jointPayment'
import { amountOwed, paymentStatus } from '@parket/domain/money/paymentStatus'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { AccountTable } from './AccountTable.tsx'
import { Due } from './Due.tsx'
import type { PaymentAccount, RecentRegistration, RegistrationView } from './registrationView.ts'

interface PaymentProps {
  view: Pick<RegistrationView, 'payment' | 'event' | 'now' | 'recentRegistrations'>
  regN: number
}

/**
 * What is due, how to pay it, and what it is made of. Registrations made one after another are paid at once; nobody is
 * shown a part of it while the sums of the others are on the way.
 */
export function Payment({ view, regN }: PaymentProps) {
  const { event, now, recentRegistrations } = view
  const accounts = [view.payment, ...recentRegistrations.map(({ account }) => account)]
  const failed = accounts.find((account) => account.state === 'failed')
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Оплата</Heading>
      {failed?.state === 'failed' ? (
        <ErrorState message={failed.message} onRetry={failed.onRetry} />
      ) : view.payment.state !== 'ready' || accounts.some(({ state }) => state === 'loading') ? (
        <div aria-busy>
          <Skeleton height={40} lines={3} />
        </div>
      ) : recentRegistrations.length > 1 ? (
        <FamilyAccount registrations={recentRegistrations} event={event} now={now} />
      ) : (
        <Account account={view.payment} event={event} now={now} regN={regN} />
      )}
    </Stack>
  )
}

interface AccountProps {
  account: PaymentAccount
  event: RegistrationView['event']
  now: RegistrationView['now']
  regN: number
}

function Account({ account, event, now, regN }: AccountProps) {
  const { charged, paid, status, qr } = account
  const due = amountOwed(account)
  if (charged === 0 && paid === 0) return <NothingDue />
  return (
    <>
      <Due sum={due > 0 ? due : charged} {...{ status, event, now, qr }} regNs={[regN]} />
      <Disclosure summary="Из чего сумма">
        <AccountTable account={account} />
      </Disclosure>
    </>
  )
}

interface FamilyAccountProps {
  registrations: readonly RecentRegistration[]
  event: RegistrationView['event']
  now: RegistrationView['now']
}

/** One payment for all; what each costs stands in the list of them. */
function FamilyAccount({ registrations, event, now }: FamilyAccountProps) {
  const known = registrations.flatMap(({ reg_n, account }) =>
    account.state === 'ready' ? [{ ...account, reg_n, owed: amountOwed(account) }] : [],
  )
  const charged = known.reduce((sum, account) => sum + account.charged, 0)
  const paid = known.reduce((sum, account) => sum + account.paid, 0)
  const { sum, regNs, qr } = jointDue(event.name, known)
  if (charged === 0 && paid === 0) return <NothingDue />
  // One may be overpaid while another is not paid at all.
  const status = sum > 0 ? (paid > 0 ? 'partial' : 'unpaid') : paymentStatus({ charged, paid })
  return (
    <Due sum={sum > 0 ? sum : charged} {...{ status, event, now, qr, regNs }}>
      {regNs.length > 1 && (
        <Text>
          Один платёж за&nbsp;все заявки:{' '}
          {known
            .filter((account) => account.owed > 0)
            .map((account) => `№\u00A0${account.reg_n}\u00A0— ${formatMoney(account.owed)}`)
            .join(', ')}
        </Text>
      )}
    </Due>
  )
}

function NothingDue() {
  return <Text tone="secondary">Оплата не&nbsp;нужна.</Text>
}
