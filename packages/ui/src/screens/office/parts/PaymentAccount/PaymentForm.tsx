import { formatMoney } from '@parket/domain/format/money'
import { methodsByHand, type MethodByHand } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { roleNames } from '@parket/domain/rights/rights'
import type { FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../FormProblems.tsx'
import { fieldOf, type RecordForm } from '../recordForm.ts'
import * as styles from './paymentAccount.css.ts'

export interface PaymentValues {
  kind: 'payment' | 'refund'
  /** Kopecks. */
  amount: number | null
  method: MethodByHand
  /** Number of a receipt or a transfer. */
  reference: string
  /** Why money is given back. */
  title: string
}

export interface PaymentFormProps {
  form: RecordForm<PaymentValues>
  /** A refund is a right of its own: who has it not is told who does. */
  mayRefund: boolean
}

const formId = 'payment'

/** Takes money or gives it back. */
export function PaymentForm({ form, mayRefund }: PaymentFormProps) {
  const { values, onChange } = form
  const isRefund = values.kind === 'refund'
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      <FormProblems formId={formId} form={form} />
      {mayRefund && (
        <SegmentedControl
          aria-label="Что записать"
          value={values.kind}
          items={[
            { value: 'payment', label: 'Оплата' },
            { value: 'refund', label: 'Возврат' },
          ]}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      <div className={styles.formRow}>
        <MoneyField label="Сумма" {...fieldOf(form, formId, 'amount')} />
        <Select
          label="Способ"
          {...fieldOf(form, formId, 'method')}
          items={methodsByHand.map((value) => ({ value, label: paymentMethodLabels[value] }))}
          onChange={(method) => onChange({ method: method as MethodByHand })}
        />
      </div>
      {isRefund && <TextField label="Причина" isRequired {...fieldOf(form, formId, 'title')} />}
      <TextField label="Чек или номер перевода" {...fieldOf(form, formId, 'reference')} />
      {!mayRefund && (
        <p className={styles.quiet}>
          Возврат оформляет {roleNames.supervisor} команды или турнира.
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={form.isSending}>
          {isRefund ? 'Вернуть' : 'Принять'}{' '}
          {values.amount === null ? '' : formatMoney(values.amount)}
        </Button>
      </div>
    </form>
  )
}
