import { withQuery } from '@parket/domain/site/address'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { balanceLabel, isEmptyBalance, amountOwed } from '@parket/domain/money/paymentStatus'
import { dancerName } from '@parket/domain/registration/dancers'
import {
  entryStatusLabels,
  isOnlyWaiting,
  isWithdrawn,
} from '@parket/domain/registration/entryStatus'
import { Card } from '../../../components/Card/Card.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { HowToPay } from '../../parts/HowToPay/HowToPay.tsx'
import type { ClubScreenProps } from './clubView.ts'
import type { ClubView } from './clubView.ts'
import * as styles from './ClubScreen.css.ts'

interface ClubPaymentProps {
  view: ClubView
  links: Pick<ClubScreenProps['links'], 'registration'>
}

/** One payment for all that is registered, and the number and PIN of each. */
export function ClubPayment({ view, links }: ClubPaymentProps) {
  const { stored, event, qr } = view
  const sum = view.owed
  const unpaid = stored.filter(({ balance }) => amountOwed(balance) > 0)
  const isPaid = sum === 0 && stored.some(({ balance }) => balance.paid > 0)
  return (
    <Card as="section">
      <Stack gap="medium">
        <Heading level={2}>{sum > 0 ? `К\u00A0оплате ${formatMoney(sum)}` : 'Оплата'}</Heading>
        {sum === 0 && (
          <Text tone="secondary">{isPaid ? 'Всё оплачено.' : 'Оплата не\u00A0нужна.'}</Text>
        )}
        {sum > 0 && event.cancelled_at === null && (
          <>
            <Text>
              Один платёж за&nbsp;всех.
              {event.pay_until !== null &&
                ` Оплатите до\u00A0${formatDateTime(event.pay_until, event.time_zone)}`}
            </Text>
            <HowToPay qr={qr} sum={sum} regNs={unpaid.map(({ regData }) => regData.reg_n)} />
          </>
        )}
        <Disclosure summary={`Номера и PIN-коды: ${stored.length}`}>
          <ul className={styles.numbers}>
            {stored.map(({ regData, dancers, registrations, balance }) => (
              <li key={regData.id} className={styles.numberRow}>
                <Link href={withQuery(links.registration, { entry: regData.id })}>
                  №&nbsp;{regData.reg_n}
                </Link>
                <span>
                  {dancers.map(dancerName).join(', ')}
                  {regData.pin_code !== undefined && (
                    <span className={styles.pin}> PIN&nbsp;{regData.pin_code}</span>
                  )}
                </span>
                <span className={styles.state}>{stateOf({ registrations, balance })}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </Stack>
    </Card>
  )
}

/** What a registration still owes, or why it owes nothing. */
function stateOf({
  registrations,
  balance,
}: Pick<ClubView['stored'][number], 'registrations' | 'balance'>): string {
  if (isWithdrawn(registrations)) return entryStatusLabels.withdrawn
  if (amountOwed(balance) > 0) return formatMoney(amountOwed(balance))
  return isOnlyWaiting(registrations) && isEmptyBalance(balance)
    ? entryStatusLabels.waiting
    : balanceLabel(balance)
}
