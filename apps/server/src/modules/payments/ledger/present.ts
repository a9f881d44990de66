import type { components } from '@parket/api-client/schema'
import { balanceOf } from '@parket/domain/money/ledger'
import { paymentQr } from '@parket/domain/money/paymentQr'
import { amountOwed, paymentStatus } from '@parket/domain/money/paymentStatus'
import { undoneLines } from '@parket/domain/money/undone'

import type { EventRow } from '../../../records/events.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import type { LedgerRow } from './queries.ts'

type Schemas = components['schemas']

/**
 * What a registration owes and has paid.
 *
 * @param forStaff staff see who entered a line
 */
export function presentAccount(
  regData: RegDataRow,
  event: Pick<EventRow, 'name' | 'payment_details'>,
  ledger: LedgerRow[],
  forStaff: boolean,
): Schemas['PaymentAccount'] {
  const balance = balanceOf(ledger)
  const undone = undoneLines(ledger)
  const sum = amountOwed(balance)
  const purpose = `${event.name}, регистрация ${regData.reg_n}`
  return {
    reg_data_id: regData.id,
    lines: chargeLines(ledger),
    entries: ledger.map((row) => presentEntry(row, undone.has(row.id), forStaff)),
    charged: balance.charged,
    paid: balance.paid,
    status: paymentStatus(balance),
    qr:
      sum > 0 && event.payment_details ? paymentQr(event.payment_details, { sum, purpose }) : null,
  }
}

/** What is charged now: a line for each contest with all its corrections, and corrections by hand. */
function chargeLines(ledger: LedgerRow[]): Schemas['ChargeLine'][] {
  const charges = ledger.filter(({ kind }) => kind === 'charge' || kind === 'correction')
  const lines = [...Map.groupBy(charges, ({ id, contest_id }) => contest_id ?? `by hand ${id}`)]
  return lines
    .map(([, [first, ...rest]]) => ({
      title: first?.title ?? '',
      contest_id: first?.contest_id ?? null,
      dancer_id: first?.dancer_id ?? null,
      amount: rest.reduce((sum, { amount }) => sum + amount, first?.amount ?? 0),
    }))
    .filter(({ amount }) => amount !== 0)
}

function presentEntry(row: LedgerRow, undone: boolean, forStaff: boolean): Schemas['LedgerEntry'] {
  const { created_by: id, last_name, first_name } = row
  const isKnown = id !== null && last_name !== null && first_name !== null
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    title: row.title,
    contest_id: row.contest_id,
    dancer_id: row.dancer_id,
    corrects_id: row.corrects_id,
    undone,
    method: row.method,
    reference: row.reference,
    created_by: forStaff && isKnown ? { id, last_name, first_name } : null,
    created_at: row.created_at.toISOString(),
  }
}
