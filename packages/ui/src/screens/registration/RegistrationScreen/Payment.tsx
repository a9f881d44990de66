import { formatMoney } from '@parket/domain/format/money'
import { paymentDetails } from '@parket/domain/money/paymentQr'
import { owed, paymentStatusLabel, type PaymentStatus } from '@parket/domain/money/paymentStatus'
import { State, type StateProps } from '../../../components/State/State.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { QrCode } from '../../../components/QrCode/QrCode.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RegistrationView, PaymentAccount } from './registrationView.ts'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './RegistrationScreen.css.ts'

interface PaymentProps {
  payment: RegistrationView['payment']
  regN: number
}

/** What it costs, what is paid, and how to pay the rest. */
export function Payment({ payment, regN }: PaymentProps) {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Оплата</Heading>
      {payment.state === 'loading' && (
        <div aria-busy>
          <Skeleton height={40} lines={3} />
        </div>
      )}
      {payment.state === 'failed' && (
        <ErrorState message={payment.message} onRetry={payment.onRetry} />
      )}
      {payment.state === 'ready' && <Account account={payment} regN={regN} />}
    </Stack>
  )
}

const tones: Record<PaymentStatus, StateProps['tone']> = {
  unpaid: 'closed',
  partial: 'caution',
  paid: 'positive',
  overpaid: 'caution',
}

function Account({ account, regN }: { account: PaymentAccount; regN: number }) {
  const { lines, charged, paid, status, qr } = account
  const due = owed(account)
  if (charged === 0 && paid === 0) return <Text tone="secondary">Платить не&nbsp;за&nbsp;что.</Text>
  return (
    <Card>
      <Stack gap="medium">
        <table className={styles.sums}>
          <caption>
            <VisuallyHidden>Из чего складывается сумма</VisuallyHidden>
          </caption>
          <tbody>
            {lines.map(({ title, amount }, index) => (
              <tr key={index}>
                <th scope="row">{title}</th>
                <td>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Итого</th>
              <td>{formatMoney(charged)}</td>
            </tr>
            {paid !== 0 && (
              <tr>
                <th scope="row">Оплачено</th>
                <td>{formatMoney(paid)}</td>
              </tr>
            )}
            {paid !== 0 && due > 0 && (
              <tr>
                <th scope="row">Осталось</th>
                <td>{formatMoney(due)}</td>
              </tr>
            )}
          </tfoot>
        </table>
        <div>
          <State tone={tones[status]}>{paymentStatusLabel(status)}</State>
        </div>
        {due > 0 && <HowToPay qr={qr} sum={due} regN={regN} />}
      </Stack>
    </Card>
  )
}

function HowToPay({ qr, sum, regN }: { qr: string | null; sum: number; regN: number }) {
  if (qr === null) {
    return (
      <Text size="small" tone="secondary" isMeasured>
        Как оплатить, подскажут организаторы: назовите номер регистрации&nbsp;{regN}.
      </Text>
    )
  }
  return (
    <div className={styles.pay}>
      <div className={styles.qr}>
        <QrCode text={qr} aria-label={`QR-код для оплаты ${formatMoney(sum)}`} />
      </div>
      <Stack gap="xsmall">
        <Text weight="medium">
          Оплата по&nbsp;<NoWrap>QR-коду</NoWrap>
        </Text>
        <Text size="small" isMeasured>
          Откройте приложение банка, выберите оплату по&nbsp;<NoWrap>QR-коду</NoWrap>{' '}
          и&nbsp;наведите камеру: получатель, сумма {formatMoney(sum)} и&nbsp;номер регистрации
          подставятся сами. С&nbsp;этого&nbsp;же телефона — сохраните снимок экрана и&nbsp;откройте
          его в&nbsp;приложении.
        </Text>
        <Disclosure summary="Реквизиты для перевода">
          <DescriptionList
            items={paymentDetails(qr).map(({ term, value }) => ({ term, description: value }))}
          />
        </Disclosure>
        <Text size="small" tone="secondary" isMeasured>
          Или на&nbsp;стойке регистрации: назовите номер&nbsp;{regN}. Перевод увидим, когда его
          отметят организаторы.
        </Text>
      </Stack>
    </div>
  )
}
