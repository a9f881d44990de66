import { ledgerKindLabel } from '@parket/domain/money/ledger'
import { isMethodByHand } from '@parket/domain/money/payment'
import { totalOf } from '@parket/domain/money/total'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import {
  checkPaperPayment,
  readCheckedPaperForm,
  readPaperConsent,
} from '@parket/domain/paperForm/paperForm'
import type { Transaction } from 'kysely'

import { auditedTransaction, type AuditedTransaction } from '../../../change/auditedTransaction.ts'
import { idempotent } from '../../../change/idempotency.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import { addLine } from '../../payments/ledger/addLine.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'
import { queueAcceptance } from '../core/letter.ts'
import { mailDelay } from '../core/mailThrottle.ts'
import { presentItem } from '../core/present.ts'
import { PATIENCE } from '../core/patience.ts'
import { createRegistration, type CreatedRegistration } from '../core/register.ts'

type Body = Input<'enterPaperForm'>['body']

/**
 * Enters a form that came on paper: a registration by the same rules, the consents as they were signed, and the money
 * that came with it, all in one transaction. It belongs to no account: who has number and PIN takes it into one.
 *
 * @throws Problem as `register` does; 422 under `paper` and `payment`, too
 */
export async function enterPaperForm(
  context: Context,
  { body, headers }: Input<'enterPaperForm'>,
): Promise<Answer<'enterPaperForm'>> {
  const { now, registering } = context
  const event = eventOf(context)
  const repeatable = {
    scope: `paper ${event.id} ${userOf(context).id}`,
    key: headers['Idempotency-Key'],
    // What was shown is no part of the registration: it may be sent again with another sum.
    body: { ...body, expected_amount: undefined },
    now,
  }
  const work = async () => {
    const waitSeconds = await mailDelay(context)
    return auditedTransaction(
      context,
      (tx) =>
        idempotent(tx.trx, repeatable, async () => {
          const entered = await createRegistration(tx, context, event, body, {
            read: readCheckedPaperForm,
            paper: readPaperConsent(body),
            registeredBy: null,
          })
          if (body.payment) await pay(tx, context, body.payment, entered)
          await queueAcceptance(tx.trx, context, entered, waitSeconds)
          return present(tx.trx, entered)
        }),
      { teamId: event.team_id, eventId: event.id },
    )
  }
  return registering(event.id, work, PATIENCE)
}

/** Books what came with the form: all that is owed where it names no sum. @throws Problem 422 */
async function pay(
  tx: AuditedTransaction,
  context: Context,
  payment: NonNullable<Body['payment']>,
  { event, whole: { regData }, lines }: CreatedRegistration,
): Promise<void> {
  const owed = totalOf(lines)
  const errors = checkPaperPayment(payment, owed)
  if (hasErrors(errors)) throw invalidFields(errors)
  const method = isMethodByHand(payment.method) ? payment.method : null
  const amount = payment.amount ?? owed
  await addLine(
    tx,
    { eventId: event.id, regDataId: regData.id, userId: userOf(context).id },
    {
      kind: 'payment',
      amount,
      method,
      reference: (payment.reference ?? '').trim(),
      title: ledgerKindLabel('payment'),
    },
  )
}

async function present(
  trx: Transaction<Database>,
  { whole }: CreatedRegistration,
): Promise<Answer<'enterPaperForm'>> {
  const balances = await balancesOf(trx, [whole.regData.id])
  return presentItem(whole, balances.get(whole.regData.id))
}
