import { formatMoney } from '@parket/domain/format/money'
import { paymentDetails } from '@parket/domain/money/paymentQr'
import { Button } from '../../../components/Button/Button.tsx'
import { CopyOutcome } from '../../../components/CopyButton/CopyOutcome.tsx'
import { useCopy } from '../../../components/CopyButton/useCopy.ts'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { QrCode } from '../../../components/QrCode/QrCode.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { CheckIcon } from '../../../icons/CheckIcon.tsx'
import { CopyIcon } from '../../../icons/CopyIcon.tsx'
import { NoWrap } from '../NoWrap/NoWrap.tsx'
import { QrFile } from './QrFile.tsx'
import * as styles from './HowToPay.css.ts'

interface HowToPayProps {
  /** Text of the payment QR; null where the event has no bank details. */
  qr: string | null
  /** Kopecks. */
  sum: number
  /** Numbers of all registrations that are paid: one, or those of a club. */
  regNs: readonly number[]
}

/** Pays from a bank's app: by the saved QR code, by the camera of a phone, or by the details. */
export function HowToPay({ qr, sum, regNs }: HowToPayProps) {
  const numbers = `${regNs.length > 1 ? 'номера' : 'номер'}\u00A0${regNs.join(', ')}`
  if (qr === null) {
    return (
      <Text size="small" tone="secondary" isMeasured>
        Как оплатить, подскажут организаторы: назовите {numbers}.
      </Text>
    )
  }
  return (
    <>
      <div className={styles.scanned}>
        <QrCode text={qr} aria-label={`QR-код для оплаты ${formatMoney(sum)}`} />
        <Text size="small" tone="secondary" isMeasured>
          Наведите камеру из&nbsp;приложения банка: получатель, сумма и&nbsp;номер заявки
          подставятся сами.
        </Text>
      </div>
      <div className={styles.buttons}>
        <QrFile text={qr} name={`oplata-${regNs.join('-').slice(0, 60)}.png`} />
        <CopyDetails qr={qr} />
      </div>
      <Text size="small" tone="secondary" isMeasured>
        Сохранённый <NoWrap>QR-код</NoWrap> откройте в&nbsp;приложении банка: «Оплата
        по&nbsp;QR&nbsp;из&nbsp;галереи». Можно и&nbsp;на&nbsp;стойке: назовите {numbers}. Перевод
        увидим, когда его отметят организаторы.
      </Text>
      <Disclosure summary="Реквизиты для перевода">
        <DescriptionList
          items={paymentDetails(qr).map(({ term, value }) => ({ term, description: value }))}
        />
      </Disclosure>
    </>
  )
}

function CopyDetails({ qr }: { qr: string }) {
  const text = paymentDetails(qr)
    .map(({ term, value }) => `${term}: ${value}`)
    .join('\n')
  const { outcome, copy } = useCopy(text)
  return (
    <>
      <Button
        variant="tint"
        iconStart={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onPress={copy}
      >
        {outcome === 'copied' ? 'Скопировано' : 'Скопировать реквизиты'}
      </Button>
      <CopyOutcome outcome={outcome} />
    </>
  )
}
