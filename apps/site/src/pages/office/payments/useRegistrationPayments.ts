import { newId } from '@parket/api-client/newId'
import { unwrap } from '@parket/api-client/problem'
import type { FormRecord } from '@parket/domain/form/formMachine'
import { formatMoney } from '@parket/domain/format/money'
import { checkLedgerLine } from '@parket/domain/money/payment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { can } from '@parket/domain/rights/rights'
import type {
  PaymentAccountProps,
  PaymentFormProps,
  PaymentValues,
} from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { usePageState } from '@parket/react/data/page/PageState'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { screenView } from '@parket/react/data/view'
import { changedDebts } from './changedDebts.ts'
import { repeatUnanswered } from '../parts/repeatUnanswered.ts'

/** The sum that is owed stands for one that was not touched. */
type TypedValues = Omit<PaymentValues, 'amount'> & { amount?: number | null }

const noPayment: FormRecord<TypedValues> = {
  values: { kind: 'payment', method: 'cash', reference: '', title: '' },
  version: null,
}

/** The ledger of one registration, and the form that takes money or gives it back. */
export function useRegistrationPayments(
  eventId: number,
  regId: number,
  onDone?: (text: string) => void,
): { account: PaymentAccountProps['view']; payment: PaymentFormProps } {
  const { subject } = useAuth()
  const { team } = usePageState()
  const params = { path: { id: eventId, regId } }
  const query = useQuery(
    {
      queryKey: ['event', eventId, 'account', regId],
      queryFn: () => unwrap(api.GET('/api/events/{id}/reg-datas/{regId}/payments', { params })),
    },
    queryClient,
  )
  const account = queryView(query)
  const due = account.state === 'ready' ? amountOwed(account.data) : 0
  const paid = account.state === 'ready' ? account.data.paid : 0
  const amountOf = ({ amount = due > 0 ? due : null }: TypedValues) => amount
  // One key for one payment: sent again after a lost answer, it is booked once.
  const [key, setKey] = useState(() => newId())
  const form = useEditForm<TypedValues, unknown>({
    record: noPayment,
    // A second press is no second payment: the form is for the next one.
    toRecord: () => noPayment,
    check: (values) => checkLedgerLine({ ...values, amount: amountOf(values) ?? 0 }, paid),
    send: ({ values }) =>
      repeatUnanswered(() =>
        unwrap(
          api.POST('/api/events/{id}/reg-datas/{regId}/payments', {
            params: { ...params, header: { 'Idempotency-Key': key } },
            body: {
              ...values,
              amount: amountOf(values) ?? 0,
              ...(values.kind === 'payment' && { expected_debt: due }),
            },
          }),
        ),
      ).catch((error: unknown) => {
        if (changedDebts(error))
          void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
        throw error
      }),
    onDone() {
      const sum = formatMoney(amountOf(form.values) ?? 0)
      setKey(newId())
      onDone?.(form.values.kind === 'refund' ? `Возвращено ${sum}.` : `Принято ${sum}.`)
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    },
  })
  const { values } = form
  return {
    account: screenView(account, []),
    payment: {
      form: { ...toRecordForm(form), values: { ...values, amount: amountOf(values) } },
      mayRefund: can(subject, 'refund.make', { teamId: team.id, eventId }),
    },
  }
}
