import { dancersTitle } from '@parket/domain/registration/dancersTitle'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import {
  PaymentAccount,
  type PaymentAccountProps,
} from '../../parts/PaymentAccount/PaymentAccount.tsx'
import { PaymentForm, type PaymentFormProps } from '../../parts/PaymentAccount/PaymentForm.tsx'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import * as record from '../../registrations/RegistrationListScreen/registrations.css.ts'
import type { PaymentItem } from './paymentData.ts'

export interface PaymentRecordProps {
  item: PaymentItem
  timeZone: string
  account: PaymentAccountProps['view']
  payment: PaymentFormProps
  onClose: () => void
  links: {
    /** The registration in the list of registrations. */
    registration: string
  }
}

/** The ledger of one registration beside the list, and the form that takes money or gives it back. */
export function PaymentRecord(props: PaymentRecordProps) {
  const heading = useRecordFocus(null)
  const { item, timeZone, account, payment, onClose, links } = props
  return (
    <section className={record.record} aria-label={`Счёт заявки № ${item.reg_n}`}>
      <header>
        <div className={recordHead}>
          <span className={record.quiet}>Заявка №&nbsp;{item.reg_n}</span>
          <CloseRecord label="Закрыть счёт" onClose={onClose} />
        </div>
        <h2 ref={heading} tabIndex={-1} className={record.recordTitle}>
          {dancersTitle(item.dancers)}
        </h2>
        <p className={record.quiet}>{item.city}</p>
      </header>
      <PaymentAccount view={account} timeZone={timeZone} />
      {/* No money is taken before it is known what is owed. */}
      {account.state === 'ready' && <PaymentForm {...payment} />}
      <div>
        <ButtonLink href={links.registration}>Заявка целиком</ButtonLink>
      </div>
    </section>
  )
}
