import { formatMoney } from '@parket/domain/format/money'
import { balanceOf } from '@parket/domain/money/ledger'
import { paymentMethods, type PaymentMethod } from '@parket/domain/money/payment'
import { problemText } from '@parket/domain/problems/catalogue'
import { checkLength, checkNumber } from '@parket/domain/problems/fieldChecks'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { Right } from '@parket/domain/rights/rights'
import type { Transaction } from 'kysely'

import { change } from '../../change/change.ts'
import { eventOf, userOf, type Context } from '../../contract/context.ts'
import { isAllowed } from '../../contract/guard.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { idempotent } from '../../change/idempotency.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { presentAccount } from '../ledger/present.ts'
import type { LedgerRow } from '../ledger/queries.ts'
import { listLedger } from '../ledger/queries.ts'

type Kind = 'payment' | 'refund' | 'correction'

/** Who may enter what: money is taken at the desk, given back by a supervisor (decisions, «Who may do what»). */
const rights: Record<Kind, Right> = {
  payment: 'payment.take',
  refund: 'refund.make',
  correction: 'registrations.edit',
}

const titles: Record<Kind, string> = {
  payment: 'Оплата',
  refund: 'Возврат',
  correction: 'Исправление',
}
const textLimit = 200
/** Ten million roubles. */
const largest = 1_000_000_000

/**
 * Enters a payment, a refund or a correction. The ledger only grows; the registration's row is
 * locked meanwhile, so that no more is given back than was paid.
 *
 * @throws Problem 403 for a kind the caller may not enter, 404, 409 for a repeated key, 422
 */
export function addLedgerEntry(
  context: Context,
  { path, headers, body }: Input<'addLedgerEntry'>,
): Promise<Answer<'addLedgerEntry'>> {
  const { caller, now } = context
  const event = eventOf(context)
  const userId = userOf(context).id
  const kind = readKind(body.kind)
  if (!isAllowed(rights[kind], caller, event)) throw new Problem(403, 'forbidden')
  return change(
    context,
    ({ trx, note }) =>
      idempotent(
        trx,
        {
          scope: `ledger ${event.id} ${path.regId} ${userId}`,
          key: headers['Idempotency-Key'],
          body,
          now,
        },
        async () => {
          const regData = await lockRegData(trx, event.id, path.regId)
          const line = readLine(kind, body, await listLedger(trx, regData.id))
          const { id } = await trx
            .insertInto('ledger')
            .values({ ...line, event_id: event.id, reg_data_id: regData.id, created_by: userId })
            .returning('id')
            .executeTakeFirstOrThrow()
          await note({
            entity: 'regData',
            entityId: regData.id,
            changes: {
              [`ledger.${id}`]: {
                from: null,
                to: { kind, amount: line.amount, method: line.method },
              },
            },
          })
          return presentAccount(regData, event, await listLedger(trx, regData.id), true)
        },
      ),
    { teamId: event.team_id, eventId: event.id },
  )
}

function readKind(kind: string | undefined): Kind {
  if (kind !== undefined && Object.hasOwn(rights, kind)) return kind as Kind
  throw invalid({ kind: [problemText('ledger_kind_invalid')] })
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
function readLine(kind: Kind, body: Input<'addLedgerEntry'>['body'], ledger: LedgerRow[]) {
  const { amount = 0, method = null, reference = '', title = '', corrects_id = null } = body
  const errors: FieldErrors = {}
  const isSum = kind === 'correction' ? amount !== 0 : amount > 0
  if (!isSum) {
    const code = kind === 'correction' ? 'correction_invalid' : 'amount_invalid'
    addError(errors, 'amount', problemText(code))
  }
  checkNumber(errors, 'amount', amount, { min: -largest, max: largest })
  const { paid } = balanceOf(ledger)
  if (kind === 'refund' && amount > paid) {
    addError(errors, 'amount', problemText('refund_too_large', { sum: formatMoney(paid) }))
  }
  if (kind !== 'correction' && !paymentMethods.some((known) => known === method)) {
    addError(errors, 'method', problemText('payment_method_missing'))
  }
  checkLength(errors, 'reference', reference, textLimit)
  checkLength(errors, 'title', title, textLimit)
  if (corrects_id !== null && !ledger.some(({ id }) => id === corrects_id)) {
    addError(errors, 'corrects_id', problemText('entry_foreign'))
  }
  if (hasErrors(errors)) throw invalid(errors)
  return {
    kind,
    amount,
    method: kind === 'correction' ? null : (method as PaymentMethod),
    reference: reference.trim(),
    title: title.trim() || titles[kind],
    corrects_id,
  }
}
