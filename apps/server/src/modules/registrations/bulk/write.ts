import { isChanged, type PlannedChange } from '@parket/domain/bulk/bulkPlan'
import type { BulkAct } from '@parket/domain/bulk/bulkAct'
import { ledgerKindLabel } from '@parket/domain/money/ledger'
import { sql, type Transaction } from 'kysely'

import { changesBetween, type Changes } from '../../../change/audit.ts'
import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { userOf, type Context } from '../../../contract/context.ts'
import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'
import { withParts } from '../../../records/registrations.ts'
import { settleCharges } from '../../payments/ledger/settle.ts'
import { consentColumns } from '../core/consents.ts'
import { queueChangeNotice } from '../core/letter.ts'
import { promoteWaiting, takeBackPlaceLetters, writeLetters } from '../core/promote.ts'
import type { Rules } from '../core/loadRegistrationRules.ts'
import type { SetMember } from './readSet.ts'

export interface BulkWork {
  act: BulkAct
  event: EventRow
  rules: Rules
  members: readonly SetMember[]
  plan: readonly PlannedChange[]
  /** Whether those concerned get letters: nobody does unless asked. */
  tells: boolean
}

/** Writes what is planned, with what follows: places, charges, lines in the log, letters where asked for. */
export async function writePlan(
  { trx, writeAudit }: AuditedEventTransaction,
  context: Context,
  work: BulkWork,
): Promise<void> {
  const { act, event, rules, tells } = work
  const plan = work.plan.filter(isChanged)
  if (plan.length === 0) return
  const userId = userOf(context).id
  if (act.kind === 'pay') {
    await writePayments(trx, plan, act, { eventId: event.id, userId })
  } else if (act.kind === 'consent') {
    await writeConsents(trx, plan, context.now)
  } else {
    await writeEntries(trx, plan)
    await raiseVersions(trx, plan)
    const freed = await promoteWaiting(trx, context.config, event.id, freedBy(plan), tells)
    const regDataIds = [...new Set([...plan.map(({ id }) => id), ...freed])]
    await settleCharges(trx, { eventId: event.id, regDataIds, rules, userId })
  }
  await writeAudit(
    ...plan.map((change) => ({
      entity: 'regData',
      entityId: change.id,
      changes: changesOf(change, act, work.members),
    })),
  )
  if (tells) await tell(trx, context, work, plan)
}

async function writeEntries(
  trx: Transaction<Database>,
  plan: readonly PlannedChange[],
): Promise<void> {
  const entries = plan.flatMap(({ entries }) => entries.map(({ after }) => after))
  // Passed as one JSON value: thousands of rows would exceed the limit on parameters.
  await sql`
    update registrations set
      contest_id = change.contest_id,
      packet_contest_id = change.packet_contest_id,
      status = change.status,
      role = change.role,
      withdrawn_at = case when change.status = 'withdrawn' then now() end
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as change
      (id bigint, contest_id uuid, packet_contest_id uuid, status text, role text)
    where registrations.id = change.id
  `.execute(trx)
  await takeBackPlaceLetters(
    trx,
    entries.map(({ id }) => id),
  )
}

/** Each row is changed once, with its version: so an undo takes all of them back in one statement. */
async function writeConsents(
  trx: Transaction<Database>,
  plan: readonly PlannedChange[],
  now: Date,
): Promise<void> {
  const rows = plan.flatMap(({ id, consents }) =>
    consents === null ? [] : [{ id, ...consentColumns(consents, now) }],
  )
  await sql`
    update reg_datas set
      version = version + 1,
      consent_processing = change.consent_processing,
      consent_publication = change.consent_publication,
      consent_at = change.consent_at,
      consent_text_version = change.consent_text_version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change
      (id bigint, consent_processing boolean, consent_publication boolean,
        consent_at timestamptz, consent_text_version text)
    where reg_datas.id = change.id
  `.execute(trx)
}

async function writePayments(
  trx: Transaction<Database>,
  plan: readonly PlannedChange[],
  { method, reference }: Extract<BulkAct, { kind: 'pay' }>,
  { eventId, userId }: { eventId: number; userId: number },
): Promise<void> {
  const rows = plan.map(({ id, payment }) => ({ id, payment }))
  await sql`
    insert into ledger (event_id, reg_data_id, kind, amount, method, reference, title, created_by)
    select ${eventId}::bigint, id, 'payment', payment, ${method}, ${reference},
      ${ledgerKindLabel('payment')}, ${userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id bigint, payment integer)
  `.execute(trx)
}

/** Whoever has one of them open reads it again. */
async function raiseVersions(
  trx: Transaction<Database>,
  plan: readonly PlannedChange[],
): Promise<void> {
  await trx
    .updateTable('reg_datas')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      plan.map(({ id }) => id),
    )
    .execute()
}

/** The contests in which a place was given up. */
function freedBy(plan: readonly PlannedChange[]): string[] {
  const freed = plan.flatMap(({ entries }) =>
    entries
      .filter(
        ({ before, after }) =>
          before.contest_id !== after.contest_id || after.status === 'withdrawn',
      )
      .map(({ before }) => before.contest_id),
  )
  return [...new Set(freed)]
}

function changesOf(
  { id, entries, consents, payment }: PlannedChange,
  act: BulkAct,
  members: readonly SetMember[],
): Changes {
  const changes: Changes = {}
  for (const { before, after } of entries) {
    for (const field of ['contest_id', 'status'] as const) {
      if (before[field] === after[field]) continue
      changes[`registrations.${before.id}.${field}`] = { from: before[field], to: after[field] }
    }
  }
  if (consents !== null) {
    const was = members.find(({ registration }) => registration.id === id)?.registration.consents
    const named = (of: typeof consents | undefined) => ({
      'consents.processing': of?.processing ?? null,
      'consents.publication': of?.publication ?? null,
    })
    Object.assign(changes, changesBetween(named(was), named(consents)))
  }
  if (act.kind === 'pay') {
    const to = { kind: 'payment', amount: payment, method: act.method }
    changes['ledger'] = { from: null, to }
  }
  return changes
}

/** A letter to each whose entries are others now. */
async function tell(
  trx: Transaction<Database>,
  context: Context,
  { act, event, rules, members }: BulkWork,
  plan: readonly PlannedChange[],
): Promise<void> {
  if (act.kind === 'promote') {
    const ids = plan.flatMap(({ entries }) => entries.map(({ before }) => before.id))
    await writeLetters(trx, context.config, event.id, ids)
    return
  }
  if (act.kind !== 'withdraw' && act.kind !== 'move') return
  const changed = new Set(plan.map(({ id }) => id))
  const before = members.filter(({ registration }) => changed.has(registration.id))
  const after = await withParts(
    trx,
    before.map(({ whole }) => whole.regData),
  )
  for (const [index, { whole }] of before.entries()) {
    const now = after[index]
    if (now) await queueChangeNotice(trx, context, event, whole, now, rules.contests)
  }
}
