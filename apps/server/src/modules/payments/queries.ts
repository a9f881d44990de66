import type { PaymentStatus } from '@parket/domain/money/paymentStatus'
import { sql, type Kysely } from 'kysely'

import { readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { searchWords } from '../../db/textSearch.ts'
import type { DancerRow } from '../../records/registrations.ts'
import { matchesRegData } from '../registrations/list.ts'

/** What a registration owes and has paid, as a row of a list. */
export type PaymentRow = {
  id: number
  reg_n: number
  city: string
  charged: number
  paid: number
  last_payment_at: Date | null
}

export type PaymentFilters = { status?: PaymentStatus; q?: string }

type Column = 'reg_n' | 'charged' | 'paid' | 'last_payment_at'
export type PaymentSort = Column | `-${Column}`

/** The derived status in the database's words; a test holds it to the domain's. */
const conditions: Record<PaymentStatus, string> = {
  unpaid: 'paid < charged and paid <= 0',
  partial: 'paid < charged and paid > 0',
  paid: 'paid = charged',
  overpaid: 'paid > charged',
}

/** A page of an event's registrations with their sums, and the sums of all that match. */
export async function listPayments(
  db: Kysely<Database>,
  eventId: number,
  { status, q }: PaymentFilters,
  sort: PaymentSort,
  { pageSize, offset }: Paging,
): Promise<{ rows: PaymentRow[]; total: number; charged: number; paid: number }> {
  const { column, direction } = readSort<Column>(sort)
  let chosen = db
    .selectFrom(sums(eventId).as('sums'))
    .innerJoin('reg_datas', 'reg_datas.id', 'sums.reg_data_id')
  for (const word of searchWords(q)) chosen = chosen.where(() => matchesRegData(word, eventId))
  if (status) chosen = chosen.where(sql.raw<boolean>(`(${conditions[status]})`))

  const rows = await chosen
    .select(['reg_datas.id', 'reg_n', 'city', 'charged', 'paid', 'last_payment_at'])
    .orderBy(column, (order) =>
      direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('reg_n', direction)
    .limit(pageSize)
    .offset(offset)
    .execute()
  const totals = await chosen
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('charged'), eb.val(0)), 'bigint').as('charged'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('paid'), eb.val(0)), 'bigint').as('paid'),
    ])
    .executeTakeFirstOrThrow()
  return {
    rows,
    total: totals.total,
    charged: totals.charged,
    paid: totals.paid,
  }
}

/** «Owed = charges + corrections; paid = payments - refunds», by registration. */
function sums(eventId: number) {
  return sql<{
    reg_data_id: number
    charged: number
    paid: number
    last_payment_at: Date | null
  }>`(
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

/** The dancers of registrations, by registration. */
export async function dancersOf(
  db: Kysely<Database>,
  regDataIds: number[],
): Promise<Map<number, DancerRow[]>> {
  if (regDataIds.length === 0) return new Map()
  const dancers = await db
    .selectFrom('dancers')
    .where('reg_data_id', 'in', regDataIds)
    .selectAll()
    .orderBy('reg_data_id')
    .orderBy('ind')
    .execute()
  return Map.groupBy(dancers, ({ reg_data_id }) => reg_data_id)
}
