import { newId } from '@parket/api-client/newId'
import { unwrap, userFacingText } from '@parket/api-client/problem'
import { formatMoney } from '@parket/domain/format/money'
import type { MethodByHand } from '@parket/domain/money/payment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { deskNumber, type DeskPerson } from '@parket/domain/desk/desk'
import { useRef, useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { repeatUnanswered } from '../parts/repeatUnanswered.ts'

/**
 * Takes a whole debt with one press. Unlike marks, money waits for no network: who stands at the desk is told at once
 * whether it was booked.
 */
export function useDeskPayment(eventId: number, warn: (problem: string) => void) {
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set())
  // One key for one debt: sent again after a lost answer, it is booked once.
  const keys = useRef(new Map<string, string>())

  /** @returns what was taken, in words; null: nothing was */
  async function pay(person: DeskPerson, method: MethodByHand): Promise<string | null> {
    const amount = amountOwed(person.balance)
    const debt = `${person.id} ${method} ${amount} ${person.balance.paid}`
    const key = keys.current.get(debt) ?? newId()
    keys.current.set(debt, key)
    setSending((before) => new Set([...before, person.id]))
    try {
      await repeatUnanswered(() =>
        unwrap(
          api.POST('/api/events/{id}/reg-datas/{regId}/payments', {
            params: {
              path: { id: eventId, regId: person.id },
              header: { 'Idempotency-Key': key },
            },
            body: {
              kind: 'payment',
              amount,
              method,
              reference: '',
              title: '',
              expected_debt: amount,
            },
          }),
        ),
      )
      return `Принято ${formatMoney(amount)}.`
    } catch (error) {
      warn(`Номер\u00A0${deskNumber(person)}: ${userFacingText(error)}`)
      return null
    } finally {
      setSending((before) => new Set([...before].filter((id) => id !== person.id)))
      void queryClient.refetchQueries({ queryKey: ['event', eventId, 'desk'], type: 'active' })
    }
  }
  return { paying: sending, pay }
}
