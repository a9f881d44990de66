import { paymentStatus, type PaymentStatus } from '@parket/domain/money/paymentStatus'
import type { Kysely } from 'kysely'

import { readSort, type Paging } from '../../db/paging.ts'
import type { Database } from '../../db/schema.ts'
import { searchWords } from '../../db/textSearch.ts'
import type { DancerRow } from '../../records/registrations.ts'
import { selectBalances, hasStatus } from './ledger/balances.ts'
import { matchesRegData } from '../registrations/core/filters.ts'

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

/** A page of an event's registrations with their sums, and the sums of all that match. */
export async function listPayments(
  db: Kysely<Database>,
  eventId: number,
  { status, q }: PaymentFilters,
  sort: PaymentSort,
  { pageSize, offset }: Paging,
): Promise<{ rows: PaymentRow[]; total: number; charged: number; paid: number }> {
  const { column, direction } = readSort<Column>(sort)
  let chosen = selectAccounts(db, eventId)
  for (const word of searchWords(q)) chosen = chosen.where(() => matchesRegData(word, eventId))
  if (status) chosen = chosen.where(hasStatus(status))

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

/** How many registrations of an event have each status. */
export async function countStatuses(
  db: Kysely<Database>,
  eventId: number,
): Promise<Record<PaymentStatus, number>> {
  const accounts = await selectAccounts(db, eventId).select(['charged', 'paid']).execute()
  const counts = { unpaid: 0, partial: 0, paid: 0, overpaid: 0 }
  for (const account of accounts) counts[paymentStatus(account)] += 1
  return counts
}

function selectAccounts(db: Kysely<Database>, eventId: number) {
  return (
    db
      .selectFrom(selectBalances(eventId).as('sums'))
      .innerJoin('reg_datas', 'reg_datas.id', 'sums.reg_data_id')
      // One that was merged holds nothing; money that came there since is still to be seen, and given back.
      .where((eb) =>
        eb.or([eb('merged_into', 'is', null), eb('charged', '<>', 0), eb('paid', '<>', 0)]),
      )
  )
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
