import { createHash } from 'node:crypto'

import { addErrorsAt, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { readBulkAct, type BulkAct } from '@parket/domain/bulk/bulkAct'
import { isChanged, planBulk, type PlannedChange } from '@parket/domain/bulk/bulkPlan'
import { plannedTexts } from '@parket/domain/bulk/bulkWords'
import { dancersTitle } from '@parket/domain/registration/dancersTitle'
import type { Transaction } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { readFilters } from '../core/filters.ts'
import { loadRegistrationRules, type Rules } from '../core/loadRegistrationRules.ts'
import { readFacts, readSet, type ChosenSet, type SetMember } from './readSet.ts'
import { writePlan } from './write.ts'

type Body = Input<'changeRegistrations'>['body']
type BulkAnswer = Answer<'changeRegistrations'>

export const registrationBulkHandlers = { changeRegistrations } satisfies Handlers

/** How many registrations a preview shows. */
const SAMPLE = 20

/**
 * Changes the registrations that fit the filters, all in one transaction and one change set. Without `apply` it only
 * says what would be done. What a rule forbids is left out and counted with its reason.
 *
 * @throws Problem 409 where the set is no longer the one that was shown, 422 for an act that is not complete
 */
async function changeRegistrations(
  context: Context,
  { query, body }: Input<'changeRegistrations'>,
): Promise<BulkAnswer> {
  const event = eventOf(context)
  const set: ChosenSet = { filters: readFilters(query), ids: body.regDataIds ?? null }
  if (body.apply !== true) {
    return context.db.transaction().execute(async (trx) => {
      const rules = await loadRegistrationRules(trx, context, event)
      const act = readAct(body, rules)
      return present(
        await planSet(trx, { act, event, rules, set, isLocked: false }),
        rules.contests,
      )
    })
  }
  const tells = body.notify === true
  if (tells) await requireFreshSecondFactor(context)
  return auditedEventTransaction(context, undefined, async (tx) => {
    const locked = { ...event, ...tx.event }
    const rules = await loadRegistrationRules(tx.trx, context, locked)
    const act = readAct(body, rules)
    const planned = await planSet(tx.trx, { act, event: locked, rules, set, isLocked: true })
    if (body.state !== undefined && body.state !== stateOf(planned)) {
      throw new Problem(409, 'bulk_changed')
    }
    await writePlan(tx, context, { act, event: locked, rules, tells, ...planned })
    return present(planned, rules.contests)
  })
}

function readAct({ act }: Body, { contests }: Rules): BulkAct {
  const read = readBulkAct(act ?? {}, contests)
  if ('act' in read) return read.act
  const errors: FieldErrors = {}
  addErrorsAt(errors, 'act.', read.errors)
  throw invalidFields(errors)
}

interface Planned {
  members: SetMember[]
  plan: PlannedChange[]
}

async function planSet(
  trx: Transaction<Database>,
  work: { act: BulkAct; event: EventRow; rules: Rules; set: ChosenSet; isLocked: boolean },
): Promise<Planned> {
  const { act, event, rules, set, isLocked } = work
  const members = await readSet(trx, { ...event, age_mode: rules.event.age_mode }, set, isLocked)
  const facts = await readFacts(trx, event.id, act, rules)
  const plan = planBulk(
    act,
    members.map(({ registration }) => registration),
    facts,
  )
  return { members, plan }
}

/** Names what is planned: an act on a set that is another by now is not what was looked at. */
function stateOf({ plan }: Planned): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22)
}

function present(planned: Planned, contests: Contest[]): BulkAnswer {
  const { members, plan } = planned
  const changed = plan.filter(isChanged)
  const byId = new Map(members.map(({ whole }) => [whole.regData.id, whole]))
  const skipped = Map.groupBy(
    plan.flatMap(({ id, problems }) => [...new Set(problems)].map((reason) => ({ id, reason }))),
    ({ reason }) => reason,
  )
  const numberOf = (id: number) => byId.get(id)?.regData.reg_n ?? 0
  return {
    matched: members.length,
    changed: changed.length,
    entries: changed.reduce((sum, { entries }) => sum + entries.length, 0),
    amount: changed.reduce((sum, { payment }) => sum + payment, 0),
    skipped: [...skipped].map(([reason, found]) => ({
      reason,
      count: found.length,
      reg_ns: found.slice(0, SAMPLE).map(({ id }) => numberOf(id)),
    })),
    sample: changed.slice(0, SAMPLE).map((change) => ({
      reg_data_id: change.id,
      reg_n: numberOf(change.id),
      title: dancersTitle(byId.get(change.id)?.dancers ?? []),
      changes: plannedTexts(change, contests),
    })),
    state: stateOf(planned),
  }
}
