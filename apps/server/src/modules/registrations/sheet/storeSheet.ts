import { randomInt } from 'node:crypto'

import { calendarDay } from '@parket/domain/format/date'
import { defaultGender } from '@parket/domain/person/gender'
import type { PlannedRegistration } from '@parket/domain/registrationSheet/planSheet'
import { sql, type Transaction } from 'kysely'

import type { AuditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { userOf, type Context } from '../../../contract/context.ts'
import { inParts } from '../../../db/inParts.ts'
import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import { settleEvent } from '../../payments/ledger/settle.ts'
import { identifierColumns } from '../core/identifierColumns.ts'

/** Rows of one statement. */
const PART = 1000

/**
 * Writes what a table of registrations adds: in statements whose number does not grow with the rows. Call it behind the
 * event's lock, with a plan made there.
 *
 * @returns the registrations that were made
 */
export async function storeSheet(
  { trx, writeAudit }: AuditedEventTransaction,
  context: Context,
  event: EventRow,
  planned: readonly PlannedRegistration[],
): Promise<RegDataRow[]> {
  const userId = userOf(context).id
  const created = planned.filter(({ kind }) => kind === 'create')
  const added = planned.filter(({ kind }) => kind === 'add')
  const regDatas = await insertRegDatas(trx, context, event, created)
  const made = created.flatMap((each, index) => {
    const regData = regDatas[index]
    return regData ? [{ ...each, regDataId: regData.id }] : []
  })
  const changed = [...made, ...added.flatMap((each) => withId(each))]
  if (changed.length === 0) return []
  await insertDancers(trx, event.id, made)
  await insertEntries(trx, context, event, changed)
  await raiseVersions(
    trx,
    added.flatMap((each) => withId(each).map(({ regDataId }) => regDataId)),
  )
  await settleEvent(trx, event.id, userId)
  await insertPayments(trx, event.id, userId, changed)
  const numbers = new Map(regDatas.map(({ id, reg_n }) => [id, reg_n]))
  await writeAudit(
    ...changed.map(({ regDataId, entries, payments }) => ({
      entity: 'regData',
      entityId: regDataId,
      changes: {
        ...(numbers.has(regDataId) && { reg_n: { from: null, to: numbers.get(regDataId) } }),
        ...(entries.length > 0 && {
          contests: { from: null, to: entries.map(({ contestId }) => contestId) },
        }),
        ...(payments.length > 0 && {
          ledger: {
            from: null,
            to: payments.map(({ amount, method }) => ({ kind: 'payment', amount, method })),
          },
        }),
      },
    })),
  )
  return regDatas
}

type Stored = PlannedRegistration & { regDataId: number }

function withId(planned: PlannedRegistration): Stored[] {
  return planned.regDataId === null ? [] : [{ ...planned, regDataId: planned.regDataId }]
}

/** In the order of the plan. Nobody's account holds them: whoever has number and PIN may take them into one. */
async function insertRegDatas(
  trx: Transaction<Database>,
  { now }: Context,
  event: EventRow,
  created: readonly PlannedRegistration[],
): Promise<RegDataRow[]> {
  if (created.length === 0) return []
  const { rows: numbers } = await sql<{ n: number }>`
    select take_reg_number(${event.id}) as n from generate_series(1, ${created.length}::int)
  `.execute(trx)
  const values = created.map(({ contacts }, index) => ({
    ...contacts,
    event_id: event.id,
    reg_n: numbers[index]?.n ?? 0,
    pin_code: String(randomInt(1_000_000)).padStart(6, '0'),
    created_at: now,
  }))
  const stored: RegDataRow[] = []
  for (const part of inParts(values, PART)) {
    stored.push(...(await trx.insertInto('reg_datas').values(part).returningAll().execute()))
  }
  return stored.toSorted((one, other) => one.reg_n - other.reg_n)
}

async function insertDancers(trx: Transaction<Database>, eventId: number, made: Stored[]) {
  const values = made.flatMap(({ regDataId, dancers }) =>
    dancers.map(({ last_name, first_name, birth_date, gender, ...more }, ind) => ({
      reg_data_id: regDataId,
      event_id: eventId,
      ind,
      last_name,
      first_name,
      birth_date,
      gender: gender ?? defaultGender,
      ...identifierColumns(more),
    })),
  )
  for (const part of inParts(values, PART)) await trx.insertInto('dancers').values(part).execute()
}

async function insertEntries(
  trx: Transaction<Database>,
  { now }: Context,
  { id, time_zone }: EventRow,
  changed: Stored[],
) {
  const price_day = calendarDay(now, time_zone)
  const values = changed.flatMap(({ regDataId, entries }) =>
    entries.map(({ contestId, role, status, pricedOn }) => ({
      event_id: id,
      reg_data_id: regDataId,
      contest_id: contestId,
      role,
      status,
      price_day,
      priced_on: pricedOn,
    })),
  )
  for (const part of inParts(values, PART))
    await trx.insertInto('registrations').values(part).execute()
}

async function insertPayments(
  trx: Transaction<Database>,
  eventId: number,
  userId: number,
  changed: Stored[],
) {
  const values = changed.flatMap(({ regDataId, payments }) =>
    payments.map(({ amount, method, reference }) => ({
      event_id: eventId,
      reg_data_id: regDataId,
      kind: 'payment' as const,
      amount,
      method,
      reference,
      title: 'Оплата',
      created_by: userId,
    })),
  )
  for (const part of inParts(values, PART)) await trx.insertInto('ledger').values(part).execute()
}

async function raiseVersions(trx: Transaction<Database>, ids: number[]): Promise<void> {
  for (const part of inParts(ids, PART)) {
    await trx
      .updateTable('reg_datas')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', part)
      .execute()
  }
}
