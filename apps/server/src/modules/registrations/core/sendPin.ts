import { emailProblem } from '@parket/domain/account/email'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Transaction } from 'kysely'

import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { EventRow } from '../../../records/events.ts'
import { findRegData, type RegDataRow } from '../../../records/registrations.ts'
import { limitLetters, limitRequests } from '../../../security/attempts.ts'
import { queueTickets } from './letter.ts'

/** More would make the letter a list nobody reads; a leader of many has an account. */
const MOST_IN_A_LETTER = 50

/**
 * «Выслать номер и PIN на почту»: answers the same whether or not the address has a registration
 * (docs/rules/registration.md, «Numbers and PIN»).
 *
 * @throws Problem 422 for what is no address, 429 by address of the mail and of the caller
 */
export async function sendPins(context: Context, { body }: Input<'sendPins'>): Promise<void> {
  const { db, now, request } = context
  const event = eventOf(context)
  const email = body.email?.trim() ?? ''
  const problem = emailProblem(email)
  if (problem) throw invalidFields({ email: [problemText(problem)] })
  await limitRequests(db, {
    scope: 'send-pin',
    account: email.toLowerCase(),
    address: request.ip,
    now,
  })
  await db.transaction().execute(async (trx) => {
    const found = await listByEmail(trx, event, email)
    if (found.length > 0) await queueTickets(trx, context, event, found)
  })
}

/**
 * «Выслать PIN ещё раз», by staff, who do not see it: to the registration's e-mail.
 *
 * @throws Problem 404, 429 by that address
 */
export async function sendPin(context: Context, { path }: Input<'sendPin'>): Promise<void> {
  const { db, now } = context
  const event = eventOf(context)
  const regData = await findRegData(db, event.id, path.regId)
  if (!regData) throw new Problem(404, 'registration_not_found')
  await limitLetters(db, { scope: 'send-pin', recipient: regData.email, now })
  await auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      await queueTickets(trx, context, event, [regData])
      await writeAudit({ entity: 'regData', entityId: regData.id })
    },
    { teamId: event.team_id, eventId: event.id },
  )
}

function listByEmail(
  trx: Transaction<Database>,
  { id }: EventRow,
  email: string,
): Promise<RegDataRow[]> {
  return trx
    .selectFrom('reg_datas')
    .where('event_id', '=', id)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(email)])))
    .selectAll()
    .orderBy('reg_n')
    .limit(MOST_IN_A_LETTER)
    .execute()
}
