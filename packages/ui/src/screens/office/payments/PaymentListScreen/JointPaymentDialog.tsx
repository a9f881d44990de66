import { countOf } from '@parket/domain/format/plural'
import { formatMoney } from '@parket/domain/format/money'
import { shareOut } from '@parket/domain/money/jointPayment'
import { methodsByHand, type MethodByHand } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { useId, type FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { accountName, type PaymentItem } from './paymentData.ts'
import * as styles from './payments.css.ts'

export interface JointPaymentValues {
  /** Kopecks. */
  amount: number | null
  method: MethodByHand
  /** Number of a receipt or a transfer: every part has it. */
  reference: string
}

export interface JointPaymentDialogProps {
  /** Whose debts one payment is for, in the order in which it is shared out. */
  items: readonly PaymentItem[]
  form: RecordForm<JointPaymentValues>
  onClose: () => void
}

const formPrefix = 'joint-payment'

/** Takes one payment for several registrations, and shows what of it each gets. */
export function JointPaymentDialog({ items, form, onClose }: JointPaymentDialogProps) {
  const formId = useId()
  const { values, onChange } = form
  const debts = items.map((item) => ({ id: item.reg_data_id, owed: amountOwed(item) }))
  const due = debts.reduce((sum, debt) => sum + debt.owed, 0)
  const parts = new Map(shareOut(values.amount ?? 0, debts).map(({ id, amount }) => [id, amount]))
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  return (
    <Dialog
      title="Одна оплата за несколько заявок"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSending}>
            Принять {values.amount === null ? '' : formatMoney(values.amount)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={handleSubmit}>
        <FormProblems formId={formPrefix} form={form} />
        <Text>
          {countOf(items.length, ['заявка', 'заявки', 'заявок'])}, вместе должны {formatMoney(due)}.
        </Text>
        <div className={styles.pair}>
          <MoneyField label="Сумма" {...fieldOf(form, formPrefix, 'amount')} />
          <Select
            label="Способ"
            {...fieldOf(form, formPrefix, 'method')}
            items={methodsByHand.map((value) => ({ value, label: paymentMethodLabels[value] }))}
            onChange={(method) => onChange({ method: method as MethodByHand })}
          />
        </div>
        <TextField label="Чек или номер перевода" {...fieldOf(form, formPrefix, 'reference')} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it is reached by keyboard */}
        <ul className={styles.parts} aria-label="Как разделится оплата" tabIndex={0}>
          {items.map((item) => (
            <li key={item.reg_data_id} className={styles.part}>
              <span>{accountName(item)}</span>
              <span className={styles.number}>
                {formatMoney(parts.get(item.reg_data_id) ?? 0)}{' '}
                <span className={styles.quiet}>из {formatMoney(amountOwed(item))}</span>
              </span>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
