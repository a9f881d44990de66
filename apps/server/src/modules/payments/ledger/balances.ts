import type { Balance, PaymentStatus } from '@parket/domain/money/paymentStatus'
import { sql, type Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** What a registration owes and has paid, in kopecks. */
export type BalanceRow = Balance & { reg_data_id: number; last_payment_at: Date | null }

/** «Owed = charges + corrections; paid = payments - refunds», by registration of the event. */
export function selectBalances(eventId: number) {
  return sql<BalanceRow>`(
    select id as reg_data_id,
      coalesce(sum(amount) filter (where kind in ('charge', 'correction')), 0)::bigint as charged,
      coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end), 0)::bigint
        as paid,
      max(entered_at) filter (where kind = 'payment') as last_payment_at
    from reg_datas
      left join (select reg_data_id, kind, amount, created_at as entered_at from ledger
        where event_id = ${eventId}) as line on line.reg_data_id = reg_datas.id
    where event_id = ${eventId}
    group by id
  )`
}

/** The derived status in the database's words; a test holds it to the domain's. */
const conditions: Record<PaymentStatus, string> = {
  unpaid: 'paid < charged and paid <= 0',
  partial: 'paid < charged and paid > 0',
  paid: 'paid = charged',
  overpaid: 'paid > charged',
}

/** Whether `charged` and `paid` of the row make this status. */
export function hasStatus(status: PaymentStatus) {
  return sql.raw<boolean>(`(${conditions[status]})`)
}

/** The balances of some registrations, by their ids. */
export async function balancesOf(
  db: Kysely<Database>,
  regDataIds: number[],
): Promise<Map<number, Balance>> {
  if (regDataIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger')
    .where('reg_data_id', 'in', regDataIds)
    .groupBy('reg_data_id')
    .select([
      'reg_data_id',
      sql<number>`coalesce(sum(amount) filter (where kind in ('charge', 'correction')), 0)::bigint`.as(
        'charged',
      ),
      sql<number>`coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end), 0)::bigint`.as(
        'paid',
      ),
    ])
    .execute()
  return new Map(rows.map(({ reg_data_id, charged, paid }) => [reg_data_id, { charged, paid }]))
}
