import { computeCharges, type ChargedRegData, type ChargeRules } from '@parket/domain/money/charges'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { chargeRows, type Charged } from '@parket/domain/money/ledger'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { listTags } from '../../../records/events.ts'
import { selectSameDancers } from '../../../records/sameDancers.ts'
import { pricedOn, withParts, type WholeRegData } from '../../../records/registrations.ts'

/** By contest. */
type ChargedByContest = Map<string, Charged>

export type Settlement = {
  eventId: number
  /** The registrations that changed; also those which shared a dancer with them before. */
  regDataIds: number[]
  rules: ChargeRules
  /** Who changed it; null without an account. */
  userId: number | null
}

/**
 * Updates the ledger after a change of registrations (docs/rules/money.md, «Ledger»): the first amount of a
 * contest is a charge, any later difference a correction. Other registrations of the same dancers
 * are settled too, because a pass or the pay group here may change what is owed there. Call it
 * behind the event's lock.
 * @returns what the changed registrations and those that share dancers with them owe, by registration
 */
export async function settleCharges(
  trx: Transaction<Database>,
  { eventId, regDataIds, rules, userId }: Settlement,
): Promise<Map<number, ChargeLine[]>> {
  if (regDataIds.length === 0) return new Map()
  const touched = await sharingDancers(trx, eventId, regDataIds)
  // Their charges also depend on the other registrations of their other dancers.
  const isAlone = touched.length === 1
  const concerned = isAlone ? touched : await sharingDancers(trx, eventId, touched)
  const owed = computeCharges(await readCharged(trx, concerned), rules)
  const booked = await readBooked(trx, touched)
  await book(trx, eventId, touched, owed, booked, userId)
  return owed
}

/**
 * The same for all registrations of an event, after a change of prices, packets, price steps or the
 * pay group. The number of queries does not grow with the registrations.
 */
export async function settleEvent(
  trx: Transaction<Database>,
  eventId: number,
  userId: number | null,
): Promise<void> {
  const all = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', eventId)
    .select('id')
    .execute()
  if (all.length === 0) return
  const ids = all.map(({ id }) => id)
  const rules = await readChargeRules(trx, eventId)
  const owed = computeCharges(await readCharged(trx, ids), rules)
  await book(trx, eventId, ids, owed, await readBooked(trx, ids), userId)
}

/** What decides the charges of an event, as it stands. */
export async function readChargeRules(
  trx: Transaction<Database>,
  eventId: number,
): Promise<ChargeRules> {
  const event = await trx
    .selectFrom('events')
    .where('id', '=', eventId)
    .select(['time_zone', 'price_steps'])
    .executeTakeFirstOrThrow()
  const contests = await trx
    .selectFrom('contests')
    .where('event_id', '=', eventId)
    .select(['id', 'group_num', 'group_name', 'section', 'price', 'tags', 'packet'])
    .execute()
  return { event, tags: await listTags(trx, eventId), contests }
}

async function book(
  trx: Transaction<Database>,
  eventId: number,
  regDataIds: number[],
  owed: Map<number, ChargeLine[]>,
  booked: Map<number, ChargedByContest>,
  userId: number | null,
): Promise<void> {
  const changes = regDataIds.flatMap((reg_data_id) => {
    const before = booked.get(reg_data_id) ?? new Map<string, Charged>()
    const rows = chargeRows(before, owed.get(reg_data_id) ?? [])
    return rows.map((row) => Object.assign(row, { reg_data_id }))
  })
  if (changes.length === 0) return
  // Passed as one JSON value: thousands of rows would exceed the limit on parameters.
  await sql`
    insert into ledger (event_id, reg_data_id, contest_id, kind, amount, title, created_by)
    select ${eventId}::bigint, reg_data_id, contest_id, kind, amount, title, ${userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as line (reg_data_id bigint, contest_id uuid, kind text, amount integer, title text)
  `.execute(trx)
}

/** The registrations of the event that have a dancer in common with one of these; these included. */
export async function sharingDancers(
  trx: Transaction<Database>,
  eventId: number,
  regDataIds: number[],
): Promise<number[]> {
  const rows = await selectSameDancers(trx)
    .where('own.event_id', '=', eventId)
    .where('own.reg_data_id', 'in', regDataIds)
    .select('other.reg_data_id')
    .distinct()
    .execute()
  return rows.map(({ reg_data_id }) => reg_data_id)
}

async function readCharged(
  trx: Transaction<Database>,
  regDataIds: number[],
): Promise<ChargedRegData[]> {
  const regDatas = await trx
    .selectFrom('reg_datas')
    .where('id', 'in', regDataIds)
    .selectAll()
    .execute()
  return (await withParts(trx, regDatas)).map(toCharged)
}

/** A registration as its charges are counted. */
export function toCharged({ regData, dancers, registrations }: WholeRegData): ChargedRegData {
  return {
    id: regData.id,
    reg_n: regData.reg_n,
    dancers,
    registrations: registrations.map((entry) => ({
      contest_id: entry.contest_id,
      packet_contest_id: entry.packet_contest_id,
      status: entry.status,
      created_at: pricedOn(entry),
    })),
  }
}

/** What the ledger says so far, by registration and contest. */
async function readBooked(
  trx: Transaction<Database>,
  regDataIds: number[],
): Promise<Map<number, ChargedByContest>> {
  const rows = await trx
    .selectFrom('ledger')
    .where('reg_data_id', 'in', regDataIds)
    .where('kind', 'in', ['charge', 'correction'])
    .where('contest_id', 'is not', null)
    .groupBy(['reg_data_id', 'contest_id'])
    .select((eb) => [
      'reg_data_id',
      'contest_id',
      eb.fn.sum<number>('amount').as('amount'),
      eb.fn.max('title').as('title'),
    ])
    .execute()
  const booked = new Map<number, ChargedByContest>()
  for (const { reg_data_id, contest_id, amount, title } of rows) {
    const dues = booked.get(reg_data_id) ?? new Map<string, Charged>()
    if (contest_id !== null) dues.set(contest_id, { amount, title })
    booked.set(reg_data_id, dues)
  }
  return booked
}
