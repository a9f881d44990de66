import { newId } from '@parket/api-client/newId'
import { unwrap } from '@parket/api-client/problem'
import type { FormRecord } from '@parket/domain/form/formMachine'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { checkJointPayment } from '@parket/domain/money/jointPayment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import type {
  JointPaymentDialogProps,
  JointPaymentValues,
  PaymentItem,
} from '@parket/ui/screens/office/payments/PaymentListScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { changedDebts } from './changedDebts.ts'
import { repeatUnanswered } from '../parts/repeatUnanswered.ts'

/** The sum that is owed stands for one that was not touched. */
type TypedValues = Omit<JointPaymentValues, 'amount'> & { amount?: number | null }

const noPayment: FormRecord<TypedValues> = {
  values: { method: 'transfer', reference: '' },
  version: null,
}

/** The list may not have it any more: who owes nothing is on no list of debts. */
function withDebt(item: PaymentItem, debts: ReadonlyMap<number, number>): PaymentItem {
  const debt = debts.get(item.reg_data_id)
  return debt === undefined ? item : { ...item, charged: item.paid + debt }
}

/** The dialog that takes one payment for several registrations. */
export function useJointPayment(eventId: number, onDone: (text: string) => void) {
  const [items, setItems] = useState<readonly PaymentItem[]>([])
  // One key for one payment: sent again after a lost answer, it is booked once.
  const [key, setKey] = useState(() => newId())
  // The server shares it out in this order.
  const inOrder = items.toSorted((one, other) => one.reg_data_id - other.reg_data_id)
  const debts = inOrder.map((item) => ({ id: item.reg_data_id, owed: amountOwed(item) }))
  const due = debts.reduce((sum, debt) => sum + debt.owed, 0)
  const amountOf = ({ amount = due > 0 ? due : null }: TypedValues) => amount
  const form = useEditForm<TypedValues, { parts: { amount: number }[] }>({
    record: noPayment,
    // The next one begins with its own sum and reference.
    toRecord: () => noPayment,
    check: (values) => checkJointPayment({ ...values, amount: amountOf(values) ?? 0 }, debts),
    send: ({ values }) =>
      repeatUnanswered(() =>
        unwrap(
          api.POST('/api/events/{id}/payments/joint', {
            params: { path: { id: eventId }, header: { 'Idempotency-Key': key } },
            body: {
              ...values,
              amount: amountOf(values) ?? 0,
              regDataIds: debts.map(({ id }) => id),
              expected_debt: due,
            },
          }),
        ),
      ).catch((error: unknown) => {
        const now = changedDebts(error)
        if (now) setItems(items.map((item) => withDebt(item, now)))
        throw error
      }),
    onDone({ parts }) {
      const sum = parts.reduce((total, { amount }) => total + amount, 0)
      setItems([])
      onDone(
        `Принято ${formatMoney(sum)} за ${countOf(parts.length, ['заявку', 'заявки', 'заявок'])}.`,
      )
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    },
  })
  const { values } = form
  const dialog: JointPaymentDialogProps | null =
    items.length === 0
      ? null
      : {
          items: inOrder,
          form: { ...toRecordForm(form), values: { ...values, amount: amountOf(values) } },
          onClose: () => setItems([]),
        }
  return {
    dialog,
    begin: (chosen: readonly PaymentItem[]) => {
      setKey(newId())
      form.reset()
      setItems(chosen)
    },
  }
}
