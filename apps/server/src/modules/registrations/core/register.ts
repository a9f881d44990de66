import { formatMoney } from '@parket/domain/format/money'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { totalOf } from '@parket/domain/money/total'
import { openForLate } from '@parket/domain/contest/lateEntry'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import {
  readCheckedRegistration,
  type CheckedRegistration,
  type RegistrationRules,
} from '@parket/domain/registration/check'
import type { PaperConsent } from '@parket/domain/paperForm/paperForm'
import { checkDancerCount } from '@parket/domain/registration/dancers'

import { readLateReason } from '../../../change/reason.ts'
import { auditedTransaction, type AuditedTransaction } from '../../../change/auditedTransaction.ts'
import { idempotent } from '../../../change/idempotency.ts'
import { lockEvent } from '../../../change/lockEvent.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed, isSeen, isStaff } from '../../../contract/guard.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { EventRow } from '../../../records/events.ts'
import type { WholeRegData } from '../../../records/registrations.ts'
import { settleCharges } from '../../payments/ledger/settle.ts'
import { rememberPin } from './access.ts'
import { guardDancers } from './guardDancers.ts'
import { queueAcceptance } from './letter.ts'
import { mailDelay } from './mailThrottle.ts'
import { presentRegData } from './present.ts'
import { placeNewEntries } from '../../rounds/core/placeLate.ts'
import { loadRegistrationRules, type Rules } from './loadRegistrationRules.ts'
import { storeRegistration } from './store.ts'

/**
 * Registers for an event in one transaction. It first locks the event, so that the state on which
 * rules and places are decided cannot change until the commit.
 *
 * @throws Problem 422 by field when a rule is broken, 409 for a dancer who has an entry already
 *   and where it costs more than was shown,
 *   404 when the event became a draft or was deleted meanwhile, 429 after too many wrong birth
 *   dates of a name, 503 while too many register
 */
export async function registerForEvent(
  context: Context,
  { body, headers }: Input<'registerForEvent'>,
): Promise<Answer<'registerForEvent'>> {
  const { caller, now, registering } = context
  const event = eventOf(context)
  const tooMany = checkDancerCount(body.dancers ?? [])
  if (hasErrors(tooMany)) throw invalidFields(tooMany)
  const repeatable = {
    // Keys of different callers are independent.
    scope: `register ${event.id} ${caller.user?.id ?? ''}`,
    key: headers['Idempotency-Key'],
    // What was shown is no part of the registration: it may be sent again with another sum.
    body: { ...body, expected_amount: undefined },
    now,
  }
  const answer = await registering(event.id, async () => {
    await guardDancers(context, body.dancers ?? [])
    const waitSeconds = await mailDelay(context)
    return auditedTransaction(
      context,
      (tx) =>
        idempotent(tx.trx, repeatable, async () => {
          const entered = await createRegistration(tx, context, event, body, {
            read: readCheckedRegistration,
            paper: null,
            registeredBy: caller.user?.id ?? null,
          })
          await queueAcceptance(tx.trx, context, entered, waitSeconds)
          return presentRegData(entered.whole, { forStaff: isStaff(caller, event) })
        }),
      { teamId: event.team_id, eventId: event.id },
    )
  })
  if (!isStaff(caller, event)) rememberPin(context, answer.regData)
  return answer
}

/** How one way of registering differs from another. */
interface RegistrationOptions<Body> {
  /** Reads what was sent, with the rules that it breaks. */
  read: (body: Body, rules: RegistrationRules) => CheckedRegistration
  /** Who signed the consents on paper; null: they were given on the site. */
  paper: PaperConsent | null
  /** The account that it belongs to; null: none. */
  registeredBy: number | null
}

/** A registration that was made, and what decided it. */
export interface CreatedRegistration {
  event: EventRow
  whole: WholeRegData
  rules: Rules
  /** What it is charged. */
  lines: readonly ChargeLine[]
}

/**
 * Makes a registration behind the event's lock; no letter is written.
 *
 * @param seen the event as the call found it
 * @throws Problem as `register` does
 */
export async function createRegistration<Body extends Input<'registerForEvent'>['body']>(
  { trx, writeAudit }: AuditedTransaction,
  context: Context,
  seen: EventRow,
  body: Body,
  { read, paper, registeredBy }: RegistrationOptions<Body>,
): Promise<CreatedRegistration> {
  const { caller, now } = context
  const userId = caller.user?.id ?? null
  const event = { ...seen, ...(await lockEvent(trx, seen.id)) }
  // It may have become a draft while this call waited.
  if (!isSeen(event, caller)) throw new Problem(404, 'event_not_found')
  const rules = await loadRegistrationRules(trx, context, event)
  const mayEdit = isAllowed('registrations.edit', caller, event)
  const lateReason = mayEdit ? readLateReason(body) : null
  const contests = lateReason === null ? rules.contests : openForLate(rules.contests)
  const { request, errors } = read(body, { ...rules, contests, now, isStaff: mayEdit })
  if (hasErrors(errors)) throw invalidFields(errors)
  const whole = await storeRegistration(
    { trx, writeAudit },
    { event, rules, request, registeredBy, paper, now },
  )

  if (lateReason !== null) {
    await placeNewEntries(
      { trx, writeAudit },
      event.id,
      rules.contests,
      whole.registrations,
      lateReason,
    )
  }
  const { id } = whole.regData
  const owed = await settleCharges(trx, { eventId: event.id, regDataIds: [id], rules, userId })
  const lines = owed.get(id) ?? []
  refuseDearer(body.expected_amount, lines)
  return { event, whole, rules, lines }
}

/**
 * «A dearer charge is 409 with its lines and stores nothing: nobody is charged more than quoted»
 * (docs/rules/money.md, «Price shown before sending»).
 */
export function refuseDearer(
  expected: number | null | undefined,
  lines: readonly ChargeLine[],
): void {
  const amount = totalOf(lines)
  if (expected === null || expected === undefined || amount <= expected) return
  throw new Problem(409, 'price_changed', {
    params: { amount: formatMoney(amount), expected: formatMoney(expected) },
    lines,
  })
}
