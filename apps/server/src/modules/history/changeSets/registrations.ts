import { contestTitle } from '@parket/domain/contest/title'
import { sql, type Kysely, type Transaction } from 'kysely'

import type { RowChange } from '../../../change/restore.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import { isAllowed } from '../../../contract/guard.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { findDrawn } from '../../../records/rounds.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { refuseNewEntries } from '../../draws/saidSessions.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'
import { readChargeRules, settleCharges } from '../../payments/ledger/settle.ts'

/**
 * Heats stand on the entries as they are: once they are drawn, entries come and go by late entries.
 *
 * @throws Problem 409 naming the contest
 */
export async function refuseDrawn(trx: Transaction<Database>, rows: RowChange[]): Promise<void> {
  const contestIds = entriesOf(rows).flatMap(({ before, after }) => [
    String(before?.['contest_id']),
    String(after?.['contest_id']),
  ])
  const [drawn] = (await findDrawn(trx, [...new Set(contestIds)])).keys()
  if (drawn === undefined) return
  const contest = await trx
    .selectFrom('contests')
    .where('id', '=', drawn)
    .select(['group_name', 'section'])
    .executeTakeFirstOrThrow()
  throw new Problem(409, 'undo_drawn', { params: { contest: contestTitle(contest) } })
}

/**
 * Between the digits of a public draw and the draw nobody comes into a contest, nor from its waiting list: an undo may only take
 * entries out.
 *
 * @throws Problem 409 naming the contests
 */
export async function refuseFixed(
  trx: Transaction<Database>,
  eventId: number,
  rows: RowChange[],
): Promise<void> {
  const comes = ({ before, after }: RowChange) => {
    const [to, from] = [before?.['status'] ?? 'withdrawn', after?.['status'] ?? 'withdrawn']
    const isElsewhere = before?.['contest_id'] !== after?.['contest_id']
    return (
      to !== 'withdrawn' &&
      (isElsewhere || from === 'withdrawn' || (to === 'active' && from !== 'active'))
    )
  }
  const contestIds = entriesOf(rows).flatMap((row) =>
    comes(row) ? [String(row.before?.['contest_id'])] : [],
  )
  await refuseNewEntries(trx, eventId, contestIds, 'undo_digits_said')
}

/**
 * Registrations that were made one since: what goes back to the duplicate would be seen by nobody.
 *
 * @throws Problem 409 naming its number
 */
export async function refuseMerged(
  trx: Transaction<Database>,
  changeSetId: number,
  rows: RowChange[],
): Promise<void> {
  const moved = await movedBy(trx, changeSetId).select('reg_data_id').distinct().execute()
  const ids = [
    ...moved.map(({ reg_data_id }) => reg_data_id),
    ...entriesOf(rows).map(({ before }) => Number(before?.['reg_data_id'])),
  ]
  const merged = await trx
    .selectFrom('reg_datas')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('merged_into', 'is not', null)
    .select('reg_n')
    .orderBy('reg_n')
    .executeTakeFirst()
  if (merged) throw new Problem(409, 'undo_merged', { params: { n: merged.reg_n } })
}

/**
 * Whether the caller may give back what a change took: the right of whoever makes refunds, «asked anew».
 *
 * @throws Problem 403, 422 for the second factor
 */
export async function refuseRefund(context: Context, changeSetId: number): Promise<void> {
  const taken = await movedBy(context.db, changeSetId)
    .where('kind', '=', 'payment')
    .select('id')
    .executeTakeFirst()
  if (!taken) return
  if (!isAllowed('refund.make', context.caller, eventOf(context))) {
    throw new Problem(403, 'forbidden')
  }
  await requireFreshSecondFactor(context)
}

function movedBy(db: Kysely<Database>, changeSetId: number) {
  return db
    .selectFrom('ledger')
    .where('change_set_id', '=', changeSetId)
    .where('kind', 'in', ['payment', 'refund'])
}

/**
 * «Money is never removed» (docs/adr/0020): what a change took is given back by a line of its own, and the other way
 * round.
 *
 * @throws Problem 409 where the money was given back meanwhile
 */
export async function reversePayments(
  context: Context,
  trx: Transaction<Database>,
  changeSetId: number,
): Promise<void> {
  const moved = await movedBy(trx, changeSetId).select('reg_data_id').distinct().execute()
  const ids = moved.map(({ reg_data_id }) => reg_data_id)
  if (ids.length === 0) return
  const locked = await trx
    .selectFrom('reg_datas')
    .where('id', 'in', ids)
    .select(['id', 'reg_n'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx
    .insertInto('ledger')
    .columns([
      'event_id',
      'reg_data_id',
      'kind',
      'amount',
      'method',
      'reference',
      'title',
      'corrects_id',
      'created_by',
    ])
    .expression(
      movedBy(trx, changeSetId)
        .select([
          'event_id',
          'reg_data_id',
          sql<'payment' | 'refund'>`case kind when 'payment' then 'refund' else 'payment' end`.as(
            'opposite',
          ),
          'amount',
          'method',
          'reference',
          sql<string>`'Отмена массового действия'`.as('reason'),
          'id',
          sql<number>`${userOf(context).id}::bigint`.as('author'),
        ])
        .orderBy('id'),
    )
    .execute()
  const balances = await balancesOf(trx, ids)
  const spent = locked.find(({ id }) => (balances.get(id)?.paid ?? 0) < 0)
  if (spent) throw new Problem(409, 'undo_given_back', { params: { n: spent.reg_n } })
}

/** Registrations whose entries went back owe by them again. */
export async function settleRegistrations(
  context: Context,
  trx: Transaction<Database>,
  rows: RowChange[],
): Promise<void> {
  const regDataIds = [
    ...new Set(entriesOf(rows).map(({ before }) => Number(before?.['reg_data_id']))),
  ]
  if (regDataIds.length === 0) return
  const eventId = eventOf(context).id
  const rules = await readChargeRules(trx, eventId)
  await settleCharges(trx, { eventId, regDataIds, rules, userId: userOf(context).id })
}

function entriesOf(rows: RowChange[]): RowChange[] {
  return rows.filter(({ table }) => table === 'registrations')
}
