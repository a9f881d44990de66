import { hasErrors, mergeErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { keepingPhone } from '@parket/domain/account/phone'
import { storedPhone } from '@parket/domain/account/phoneNumber'
import { openForLate } from '@parket/domain/contest/lateEntry'
import { readCheckedChange } from '@parket/domain/registration/change'
import { checkDancerCount, checkRepeatedDancers } from '@parket/domain/registration/dancers'
import { planEntries, type SentEntry } from '@parket/domain/registration/entryPlan'
import type { Affiliation } from '@parket/domain/registration/affiliation'
import type { Contacts } from '@parket/domain/registration/request'
import type { Transaction } from 'kysely'
import { mergeFields } from '@parket/domain/fields/patch'

import { changesBetween, redactValues } from '../../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { readLateReason } from '../../../change/reason.ts'
import { refuseStale } from '../../../change/versions.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed, isStaff } from '../../../contract/guard.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import { findWhole, type RegDataRow, type WholeRegData } from '../../../records/registrations.ts'
import { settleCharges, sharingDancers } from '../../payments/ledger/settle.ts'
import { contestsOfRegistrations } from '../../marks/input/concerned.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { openRegData } from './access.ts'
import { changeDancers, dancerText, mergeDancers, type MergedDancer } from './changeDancers.ts'
import { guardDancers, limitChanges } from './guardDancers.ts'
import { changeEntries } from './changeEntries.ts'
import { consentColumns, consentsOf, notedConsents } from './consents.ts'
import { queueChangeNotice } from './letter.ts'
import { presentRegData } from './present.ts'
import { placeNewEntries } from '../../rounds/core/placeLate.ts'
import { promoteWaiting } from './promote.ts'
import { loadRegistrationRules, type Rules } from './loadRegistrationRules.ts'
import { refuseMerged } from './refuseMerged.ts'
import { refuseSameDancers } from './sameDancers.ts'

type Body = Input<'updateRegData'>['body']

/**
 * Changes a registration: contacts, dancers and entries, each as a whole list. One transaction
 * behind the event's lock, with all rules of registering. Places given up go to the waiting list.
 *
 * @throws Problem as `openRegData` does; 409 for a stale edit or a dancer who has an entry already,
 *   422 by field when a rule is broken
 */
export async function updateRegData(
  context: Context,
  { path, query, body }: Input<'updateRegData'>,
): Promise<Answer<'updateRegData'>> {
  const { caller } = context
  const seen = eventOf(context)
  const { id } = await openRegData(context, path.regId, query.pin, 'registrations.edit')
  const tooMany = checkDancerCount(body.dancers ?? [])
  if (hasErrors(tooMany)) throw invalidFields(tooMany)
  await limitChanges(context, id)
  await guardDancers(context, await namedDancers(context, id, body), id)
  const edit = async ({ trx, writeAudit, event: locked }: AuditedEventTransaction) => {
    const event = { ...seen, ...locked }
    const before = await readWhole(trx, event.id, id)
    const rules = await loadRegistrationRules(trx, context, event)
    const isChanged = await changeRegistration(
      { trx, writeAudit },
      context,
      { event, rules },
      before,
      body,
    )
    const after = await readWhole(trx, event.id, id)
    if (isChanged) await queueChangeNotice(trx, context, event, before, after, rules.contests)
    return presentRegData(after, { forStaff: isStaff(caller, event) })
  }
  // Not undoable: a place that was given up may belong to someone else by now.
  return auditedEventTransaction(context, undefined, edit, { isUndoable: false })
}

/** The sent dancers, what they leave out completed from the stored ones. */
async function namedDancers({ db }: Context, id: number, { dancers }: Body) {
  if (!dancers) return []
  const stored = await db.selectFrom('dancers').where('reg_data_id', '=', id).selectAll().execute()
  return mergeDancers(stored, dancers).dancers
}

export async function readWhole(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<WholeRegData> {
  const whole = await findWhole(trx, eventId, id)
  if (!whole) throw new Problem(404, 'registration_not_found')
  return whole
}

/**
 * What is typed into an erased registration would stay for good: its term is over.
 *
 * @throws Problem 409 once the term of the event's personal data is over (docs/adr/0046-retention.md)
 */
export function refuseErased({ dancers }: WholeRegData): void {
  if (dancers.some(({ erased_at }) => erased_at !== null)) {
    throw new Problem(409, 'registration_erased')
  }
}

/** Names that stand as they were stored may stay: older ones, and those of erased people. */
function withoutStoredNames(
  errors: FieldErrors,
  dancers: readonly MergedDancer[],
  stored: WholeRegData['dancers'],
): FieldErrors {
  const byId = new Map(stored.map((dancer) => [dancer.id, dancer]))
  const kept = { ...errors }
  dancers.forEach((dancer, index) => {
    const before = dancer.id === undefined ? undefined : byId.get(dancer.id)
    for (const field of ['last_name', 'first_name'] as const) {
      if (before && before[field] === dancer[field]) delete kept[`dancers.${index}.${field}`]
    }
  })
  return kept
}

/**
 * Changes a registration behind the event's lock, with its charges and the places given up.
 *
 * @returns whether anything is different now
 * @throws Problem 409 for a stale edit, a dancer who has an entry already and what was merged or erased, 422 by field
 */
export async function changeRegistration(
  { trx, writeAudit }: AuditedTransaction,
  context: Context,
  { event, rules }: { event: EventRow; rules: Rules },
  before: WholeRegData,
  body: Body,
): Promise<boolean> {
  const { caller, now } = context
  const { regData } = before
  const userId = caller.user?.id ?? null
  refuseStale(body.regData?.version, regData.version)
  refuseErased(before)
  refuseMerged(before.regData)

  const { dancers, errors: dancerErrors } = mergeDancers(before.dancers, body.dancers)
  const plan = planOf(before, body, rules.contests)
  const mayEdit = isAllowed('registrations.edit', caller, event)
  const lateReason = mayEdit ? readLateReason(body) : null
  const contests = lateReason === null ? rules.contests : openForLate(rules.contests)
  const contacts = mergeFields(contactsOf(regData), body.regData)
  const sent = { regData: contacts, dancers, consents: body.consents, entries: plan.entries }
  const { request, errors: found } = readCheckedChange(sent, {
    ...rules,
    contests,
    now,
    isPhone: keepingPhone(regData.phone, rules.isPhone),
    isStaff: mayEdit,
  })
  const errors = mergeErrors(
    plan.errors,
    dancerErrors,
    withoutStoredNames(found, dancers, before.dancers),
    plan.entries.length === 0 ? checkRepeatedDancers(request.dancers) : {},
  )
  if (hasErrors(errors)) throw invalidFields(errors)
  await refuseSameDancers(
    trx,
    event.id,
    request.dancers,
    [...plan.entries],
    rules.contests,
    regData.id,
  )

  // A dancer removed here may have to pay more in another registration.
  const sharing = await sharingDancers(trx, event.id, [regData.id])
  const contactsAfter = {
    ...contactsOf(request.regData),
    // One that nobody touched stays as it was stored: it is no change to tell about.
    phone:
      request.regData.phone === regData.phone ? regData.phone : storedPhone(request.regData.phone),
  }
  const changed = await trx
    .updateTable('reg_datas')
    .set({
      ...contactsAfter,
      ...changedConsents(regData, body, now),
      version: regData.version + 1,
    })
    .where('id', '=', regData.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const contestIds = await contestsOfRegistrations(trx, [regData.id])
  // Names, and the role in which somebody dances.
  const freed = await followInput(trx, context, { eventId: event.id, contestIds }, async () => {
    await changeDancers(trx, before, dancers, request.dancers, userId)
    return changeEntries(trx, {
      regData,
      event,
      rowsBefore: before.registrations,
      plan,
      contests: rules.contests,
      now,
      promote: (contestIds) => promoteWaiting(trx, context.config, event.id, contestIds),
    })
  })
  if (lateReason !== null) {
    const known = new Set(before.registrations.map((entry) => entry.id))
    const { registrations } = await readWhole(trx, event.id, regData.id)
    const added = registrations.filter((entry) => !known.has(entry.id))
    await placeNewEntries({ trx, writeAudit }, event.id, rules.contests, added, lateReason)
  }
  await settleCharges(trx, {
    eventId: event.id,
    regDataIds: [...new Set([regData.id, ...sharing, ...freed])],
    rules,
    userId,
  })
  const dancersBefore = before.dancers.map(dancerText)
  const changes = {
    ...redactValues(
      changesBetween(
        { ...contactsOf(regData), dancers: dancersBefore },
        { ...contactsAfter, dancers: request.dancers.map(dancerText) },
      ),
    ),
    ...changesBetween(
      { contests: notWithdrawn(before).map(({ contest_id }) => contest_id) },
      { contests: plan.entries.map(({ contest_id }) => contest_id) },
    ),
    ...changesBetween(notedConsents(consentsOf(regData)), notedConsents(consentsOf(changed))),
    ...changesBetween(rolesOf(notWithdrawn(before)), rolesOf(plan.entries)),
  }
  await writeAudit({ entity: 'regData', entityId: regData.id, changes })
  return Object.keys(changes).length > 0
}

/** Roles are kept only for contests that split them. */
function planOf(before: WholeRegData, { registrations }: Body, contests: Contest[]) {
  const split = new Set(contests.filter(({ jnj_role_split }) => jnj_role_split).map(({ id }) => id))
  const byId = new Map(before.registrations.map((entry) => [entry.id, entry.contest_id]))
  const withdrawn = before.registrations.filter(({ status }) => status === 'withdrawn')
  const sent = registrations?.map(({ id, contest_id, packet_contest_id, role }): SentEntry => {
    const contestId = contest_id?.toLowerCase() ?? byId.get(id ?? 0)
    return {
      id,
      contest_id: contest_id?.toLowerCase(),
      packet_contest_id: packet_contest_id?.toLowerCase() ?? packet_contest_id,
      role: contestId !== undefined && split.has(contestId) ? role : undefined,
    }
  })
  return planEntries(
    sent ?? notWithdrawn(before).map(({ id }) => ({ id })),
    notWithdrawn(before),
    new Set(withdrawn.map(({ id }) => id)),
  )
}

function contactsOf({ email, phone, city, troupe, club, coach }: Contacts & Affiliation) {
  return { email, phone, city, troupe, club, coach }
}

/** The columns of changed consents, with a new time; empty when nothing changed. */
function changedConsents(regData: RegDataRow, { consents }: Body, now: Date) {
  const kept = consentsOf(regData)
  const sent = mergeFields(kept, consents)
  const isSame = sent.processing === kept.processing && sent.publication === kept.publication
  return isSame ? {} : consentColumns(sent, now)
}

/** Roles by entry, for the log: a new role means another waiting list. */
function rolesOf(entries: readonly { id: number | null; role: string | null }[]): object {
  return Object.fromEntries(
    entries.flatMap(({ id, role }) => (id === null ? [] : [[`registrations.${id}.role`, role]])),
  )
}

function notWithdrawn({ registrations }: WholeRegData) {
  return registrations.filter(({ status }) => status !== 'withdrawn')
}
