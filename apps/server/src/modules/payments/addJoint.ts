import {
  checkJointPayment,
  checkJointRegistrations,
  shareOut,
} from '@parket/domain/money/jointPayment'
import { isMethodByHand } from '@parket/domain/money/payment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { hasErrors } from '@parket/domain/problems/fieldErrors'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { idempotent } from '../../change/idempotency.ts'
import { eventOf, userOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { balancesOf } from './ledger/balances.ts'
import { refuseChangedDebt } from './ledger/refuseChangedDebt.ts'

/**
 * Takes one payment for several registrations: the sum is shared out to what each owes, every part with
 * the same reference (docs/rules/money.md, «One payment for several registrations»). Their rows are locked, so that
 * two desks do not share out the same debt.
 *
 * @throws Problem 404 for a registration of another event, 409 for a repeated key and for debts that are others
 *   by now, 422
 */
export async function addJointPayment(
  context: Context,
  { headers, body }: Input<'addJointPayment'>,
): Promise<Answer<'addJointPayment'>> {
  const { now } = context
  const event = eventOf(context)
  const userId = userOf(context).id
  const { amount = 0, method = '', reference = '' } = body
  const ids = [...new Set(body.regDataIds ?? [])].toSorted((one, other) => one - other)
  const tooMany = checkJointRegistrations(ids)
  if (hasErrors(tooMany)) throw invalidFields(tooMany)
  return auditedTransaction(
    context,
    ({ trx, writeAudit }) =>
      idempotent(
        trx,
        {
          scope: `joint payment ${event.id} ${userId}`,
          key: headers['Idempotency-Key'],
          // What was shown is no part of the payment: it may be sent again after the debt was read again.
          body: { ...body, expected_debt: undefined },
          now,
        },
        async () => {
          const found =
            ids.length === 0
              ? []
              : await trx
                  .selectFrom('reg_datas')
                  .where('event_id', '=', event.id)
                  .where('id', 'in', ids)
                  .select('id')
                  .orderBy('id')
                  .forNoKeyUpdate()
                  .execute()
          if (found.length < ids.length) throw new Problem(404, 'registration_not_found')
          const balances = await balancesOf(trx, ids)
          const debts = ids.map((id) => ({
            id,
            owed: amountOwed(balances.get(id) ?? { charged: 0, paid: 0 }),
          }))
          refuseChangedDebt(debts, body.expected_debt)
          const errors = checkJointPayment({ amount, method, reference }, debts)
          if (hasErrors(errors) || !isMethodByHand(method)) throw invalidFields(errors)
          const parts = shareOut(amount, debts)
          await trx
            .insertInto('ledger')
            .values(
              parts.map((part) => ({
                event_id: event.id,
                reg_data_id: part.id,
                kind: 'payment' as const,
                amount: part.amount,
                method,
                reference: reference.trim(),
                title: 'Оплата',
                created_by: userId,
              })),
            )
            .execute()
          await writeAudit(
            ...parts.map((part) => ({
              entity: 'regData',
              entityId: part.id,
              changes: {
                ledger: { from: null, to: { kind: 'payment', amount: part.amount, method } },
              },
            })),
          )
          return { parts: parts.map((part) => ({ reg_data_id: part.id, amount: part.amount })) }
        },
      ),
    { teamId: event.team_id, eventId: event.id },
  )
}
