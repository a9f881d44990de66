import type { EventTag, PriceStep } from '@parket/domain/event/event'
import { calendarDay } from '@parket/domain/format/date'
import { computeCharges } from '@parket/domain/money/charges'
import type { PaymentMethod } from '@parket/domain/money/payment'
import { totalOf } from '@parket/domain/money/total'
import { addHours } from 'date-fns/addHours'
import type { Insertable, Kysely } from 'kysely'

import type { Database, LedgerTable } from '../../db/schema.ts'
import type { DemoContest } from './contests.ts'
import { DEMO_ZONE } from './days.ts'
import type { Random } from '../../modules/events/rehearsal/random.ts'
import { type WrittenEntry, inChunks } from './writeEntries.ts'

export interface PaymentsPlan {
  event_id: number
  contests: readonly DemoContest[]
  tags: readonly EventTag[]
  price_steps: readonly PriceStep[]
  /** Who took the money; null: nobody with an account. */
  cashier_id: number | null
  /** How many have not paid, beside ninety who have; ten when absent. */
  unpaid?: number
  /** Nothing was paid later than this; what chance puts later was not paid at all. */
  until: Date
}

type Row = Insertable<LedgerTable>

const methods: { method: PaymentMethod; weight: number }[] = [
  { method: 'card', weight: 45 },
  { method: 'cash', weight: 30 },
  { method: 'transfer', weight: 25 },
]

/** Charges every entry by the rules, and lets most of them pay: in whole, in part, too much or not. */
export async function writePayments(
  trx: Kysely<Database>,
  random: Random,
  entries: readonly WrittenEntry[],
  plan: PaymentsPlan,
): Promise<void> {
  const lines = computeCharges(entries.map(toRegData), {
    event: { time_zone: DEMO_ZONE, price_steps: plan.price_steps },
    tags: plan.tags,
    contests: plan.contests,
  })
  const rows = entries.flatMap((entry): Row[] => {
    const owed = lines.get(entry.id) ?? []
    const charged = owed.map(({ amount, label, contest_id }): Row => ({
      event_id: plan.event_id,
      reg_data_id: entry.id,
      kind: 'charge',
      amount,
      title: label,
      contest_id,
      created_at: entry.entry.created_at,
    }))
    return [...charged, ...payment(random, entry, totalOf(owed), plan)]
  })
  await inChunks(rows, (chunk) => trx.insertInto('ledger').values(chunk).execute())
}

function payment(
  random: Random,
  { id, reg_n, entry }: WrittenEntry,
  owed: number,
  plan: PaymentsPlan,
): Row[] {
  const kind = random.pickBy(
    [
      { share: 1, weight: 82 },
      { share: 0.5, weight: 6 },
      { share: 1.1, weight: 2 },
      { share: 0, weight: plan.unpaid ?? 10 },
    ],
    ({ weight }) => weight,
  )
  // Whole roubles.
  const amount = Math.round((owed * kind.share) / 100) * 100
  if (amount === 0) return []
  const paid = {
    event_id: plan.event_id,
    reg_data_id: id,
    kind: 'payment' as const,
    amount,
    method: random.pickBy(methods, ({ weight }) => weight).method,
    reference: `${plan.event_id}-${reg_n}`,
    created_by: plan.cashier_id,
    created_at: addHours(entry.created_at, random.int(1, 72)),
  }
  return paid.created_at > plan.until ? [] : [paid]
}

function toRegData({ id, reg_n, entry, isWithdrawn }: WrittenEntry) {
  const { dancers, contests, created_at } = entry
  return {
    id,
    reg_n,
    dancers,
    registrations: contests.map(({ contest, status, packet }) => ({
      contest_id: contest.id,
      packet_contest_id: packet?.id ?? null,
      status: isWithdrawn ? ('withdrawn' as const) : status,
      created_at: calendarDay(created_at, DEMO_ZONE),
    })),
  }
}
