import { checkClubCounts, clubErrors, readCheckedClub } from '@parket/domain/club/checkClub'
import { lacksConsent } from '@parket/domain/club/clubConsents'
import { hasErrors } from '@parket/domain/problems/fieldErrors'

import { auditedTransaction, type AuditedTransaction } from '../../../change/auditedTransaction.ts'
import { idempotent } from '../../../change/idempotency.ts'
import { lockEvent } from '../../../change/lockEvent.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import { isAllowed, isSeen, isStaff } from '../../../contract/guard.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { EventRow } from '../../../records/events.ts'
import { settleCharges } from '../../payments/ledger/settle.ts'
import { changeRegistration, readWhole } from '../core/change.ts'
import { consentsOf } from '../core/consents.ts'
import { guardDancers, limitChanges } from '../core/guardDancers.ts'
import { queueClubLetters } from '../core/letter.ts'
import { loadRegistrationRules } from '../core/loadRegistrationRules.ts'
import { PATIENCE } from '../core/patience.ts'
import { refuseDearer } from '../core/register.ts'
import { storeRegistration } from '../core/store.ts'
import { readClub } from './readClub.ts'

type Body = Input<'registerMany'>['body']

/**
 * Registers a club at once: new registrations and changes of the caller's own, in one transaction behind the
 * event's lock: all or none by the rules, while places are decided contest by contest (docs/adr/0045). A full contest
 * is no error, its entries wait.
 *
 * @throws Problem 422 by field, 404 for somebody else's registration, 409 for a stale one, for a dancer who has an
 *   entry already and where it costs more than was shown, 429, 503
 */
export async function registerMany(
  context: Context,
  { body, headers }: Input<'registerMany'>,
): Promise<Answer<'registerMany'>> {
  const { now, registering } = context
  const event = eventOf(context)
  const repeatable = {
    scope: `register many ${event.id} ${userOf(context).id}`,
    key: headers['Idempotency-Key'],
    // What was shown may be another sum when it is sent again.
    body: { ...body, expected_amount: undefined },
    now,
  }
  const tooMany = checkClubCounts(body)
  if (hasErrors(tooMany)) throw invalidFields(tooMany)
  await limitOwnChanges(context, body)
  const work = async () => {
    await guardDancers(
      context,
      (body.registrations ?? []).flatMap(({ dancers }) => dancers ?? []),
    )
    return auditedTransaction(
      context,
      (tx) => idempotent(tx.trx, repeatable, () => enter(tx, context, event, body)),
      { teamId: event.team_id, eventId: event.id },
    )
  }
  return registering(event.id, work, PATIENCE)
}

/** @throws Problem 404 for a registration that is not the caller's, 429 */
async function limitOwnChanges(context: Context, { changes }: Body): Promise<void> {
  const ids = [...new Set((changes ?? []).map(({ id = 0 }) => id))]
  if (ids.length === 0) return
  const own = await context.db
    .selectFrom('reg_datas')
    .where('event_id', '=', eventOf(context).id)
    .where('registered_by', '=', userOf(context).id)
    .where('id', 'in', ids)
    .select('id')
    .execute()
  if (own.length < ids.length) throw new Problem(404, 'registration_not_found')
  for (const id of ids) await limitChanges(context, id)
}

async function enter(
  tx: AuditedTransaction,
  context: Context,
  seen: EventRow,
  body: Body,
): Promise<Answer<'registerMany'>> {
  const { trx } = tx
  const { caller, now } = context
  const userId = userOf(context).id
  const event = { ...seen, ...(await lockEvent(trx, seen.id)) }
  // It may have become a draft while this call waited.
  if (!isSeen(event, caller)) throw new Problem(404, 'event_not_found')
  const rules = await loadRegistrationRules(trx, context, event)
  const mayEdit = isAllowed('registrations.edit', caller, event)
  const { requests, errors } = readCheckedClub(body, { ...rules, now, isStaff: mayEdit })
  if (hasErrors(errors)) throw invalidFields(errors)

  // Changes first: what they give up, the new ones may take.
  const changedIds = []
  for (const [index, { id = 0, version, registrations }] of (body.changes ?? []).entries()) {
    const before = await readOwn(tx, event, id, userId)
    const isAsked = registrations?.length !== 0 && lacksConsent(consentsOf(before.regData))
    const sent = {
      regData: version === undefined ? {} : { version },
      registrations,
      ...(isAsked && { consents: body.consents }),
    }
    await namingPlace('changes', index, () =>
      changeRegistration(tx, context, { event, rules }, before, sent),
    )
    changedIds.push(id)
  }
  const madeIds = []
  for (const [index, request] of requests.entries()) {
    const { regData } = await namingPlace('registrations', index, () =>
      storeRegistration(tx, { event, rules, request, registeredBy: userId, paper: null, now }),
    )
    madeIds.push(regData.id)
  }

  const regDataIds = [...madeIds, ...changedIds]
  const owed = await settleCharges(trx, { eventId: event.id, regDataIds, rules, userId })
  refuseDearer(
    body.expected_amount,
    regDataIds.flatMap((id) => owed.get(id) ?? []),
  )
  const club = await readClub(trx, event, userId, { forStaff: isStaff(caller, event) })
  await queueClubLetters(trx, context, event, { ...club, madeIds, changedIds }, rules.contests)
  return club.answer
}

/** @throws Problem 404 for a registration that is not (or no more) the caller's */
async function readOwn({ trx }: AuditedTransaction, event: EventRow, id: number, userId: number) {
  const whole = await readWhole(trx, event.id, id)
  if (whole.regData.registered_by !== userId) throw new Problem(404, 'registration_not_found')
  return whole
}

/** Says of a refusal which of the registrations it is about. */
async function namingPlace<T>(
  list: Parameters<typeof clubErrors>[0],
  index: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error
    const { status, code, params } = error
    const errors = clubErrors(list, index, error.errors)
    throw new Problem(status, code, { errors, ...(params && { params }) })
  }
}
