import { balanceOf, ledgerKindLabel } from '@parket/domain/money/ledger'
import {
  checkLedgerLine,
  isEnteredKind,
  isMethodByHand,
  rightToEnter,
  type EnteredKind,
} from '@parket/domain/money/payment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors } from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { idempotent } from '../../change/idempotency.ts'
import { eventOf, userOf, type Context } from '../../contract/context.ts'
import { isAllowed } from '../../contract/guard.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { requireFreshSecondFactor } from '../../security/secondFactor.ts'
import { addLine } from './ledger/addLine.ts'
import { presentAccount } from './ledger/present.ts'
import { type LedgerRow, listLedger } from './ledger/queries.ts'
import { refuseChangedDebt } from './ledger/refuseChangedDebt.ts'
import { refuseMerged } from '../registrations/core/refuseMerged.ts'

/**
 * Adds a payment, a refund or a correction to the ledger, which is append-only. The registration's
 * row is locked, so that refunds cannot exceed payments and two desks do not take the same debt.
 *
 * @throws Problem 403 for a kind the caller may not enter, 404, 409 for a repeated key, what was merged, and a debt
 *   that is another by now, 422
 */
export async function addLedgerEntry(
  context: Context,
  { path, headers, body }: Input<'addLedgerEntry'>,
): Promise<Answer<'addLedgerEntry'>> {
  const { caller, now } = context
  const event = eventOf(context)
  const userId = userOf(context).id
  const kind = readKind(body.kind)
  if (!isAllowed(rightToEnter[kind], caller, event)) throw new Problem(403, 'forbidden')
  if (kind === 'refund') await requireFreshSecondFactor(context)
  return auditedTransaction(
    context,
    (tx) =>
      idempotent(
        tx.trx,
        {
          scope: `ledger ${event.id} ${path.regId} ${userId}`,
          key: headers['Idempotency-Key'],
          // What was shown is no part of the payment: it may be sent again after the debt was read again.
          body: { ...body, expected_debt: undefined },
          now,
        },
        async () => {
          const { trx } = tx
          const regData = await lockRegData(trx, event.id, path.regId)
          // What came late, by a bank say, can still be given back.
          if (kind !== 'refund') refuseMerged(regData)
          const ledger = await listLedger(trx, regData.id)
          if (kind === 'payment') {
            const debt = { id: regData.id, owed: amountOwed(balanceOf(ledger)) }
            refuseChangedDebt([debt], body.expected_debt)
          }
          const line = readLine(kind, body, ledger)
          await addLine(tx, { eventId: event.id, regDataId: regData.id, userId }, line)
          return presentAccount(regData, event, await listLedger(trx, regData.id), true)
        },
      ),
    { teamId: event.team_id, eventId: event.id },
  )
}

function readKind(kind: string | undefined): EnteredKind {
  if (isEnteredKind(kind)) return kind
  throw invalidFields({ kind: [problemText('ledger_kind_invalid')] })
}

async function lockRegData(trx: Transaction<Database>, eventId: number, id: number) {
  const regData = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!regData) throw new Problem(404, 'registration_not_found')
  return regData
}

/** The line to enter, of rules that hold for its kind. */
function readLine(kind: EnteredKind, body: Input<'addLedgerEntry'>['body'], ledger: LedgerRow[]) {
  const { amount = 0, method = null, reference = '', title = '', corrects_id = null } = body
  const line = { kind, amount, method, reference, title }
  const errors = checkLedgerLine(line, balanceOf(ledger).paid)
  if (corrects_id !== null && !ledger.some(({ id }) => id === corrects_id)) {
    addError(errors, 'corrects_id', problemText('entry_foreign'))
  }
  if (hasErrors(errors)) throw invalidFields(errors)
  return {
    kind,
    amount,
    method: kind !== 'correction' && isMethodByHand(method) ? method : null,
    reference: reference.trim(),
    title: title.trim() || ledgerKindLabel(kind),
    corrects_id,
  }
}
