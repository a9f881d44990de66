import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { HowToPay } from '../../parts/HowToPay/HowToPay.tsx'

/** What an account still owes for several registrations at an event. */
export interface JointPaymentDue {
  /** Of the event. */
  id: number
  name: string
  /** Kopecks. */
  sum: number
  /** Numbers of the registrations that it is for. */
  regNs: readonly number[]
  /** Text of the payment QR; null where the event has no bank details. */
  qr: string | null
}

/** One payment for a family or a club. */
export function JointDueSection({ due: { name, sum, regNs, qr } }: { due: JointPaymentDue }) {
  return (
    <Stack as="section" gap="xsmall">
      <Text isMeasured>
        {name}: к&nbsp;оплате <strong>{formatMoney(sum)}</strong> одним платежом за&nbsp;
        {countOf(regNs.length, ['заявку', 'заявки', 'заявок'])}.
      </Text>
      <Disclosure summary={`Как оплатить ${formatMoney(sum)}`}>
        <Stack gap="medium">
          <HowToPay qr={qr} sum={sum} regNs={regNs} />
        </Stack>
      </Disclosure>
    </Stack>
  )
}
