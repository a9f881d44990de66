import type { LedgerKind } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'

/** A line of the ledger of a registration whose money goes over to another one. */
export interface TransferableLine {
  kind: LedgerKind
  /** Kopecks. */
  amount: number
  method: PaymentMethod | null
  reference: string
  /** Null: somebody entered it, not the rules. */
  contest_id: string | null
}

/** A line to add to the ledger. */
export interface TransferRow {
  kind: Exclude<LedgerKind, 'charge'>
  amount: number
  method: PaymentMethod | null
  reference: string
}

/**
 * «The ledger is append-only» (docs/rules/money.md, «Ledger»): money goes over by further lines. What was paid by a
 * method under a reference leaves one registration as a refund and comes to the other one as a payment, so the sums
 * of each method over the event stay. Discounts and surcharges that somebody entered go over as corrections; charges
 * follow the entries.
 *
 * @param lines the whole ledger of the registration that is given up
 */
export function transferRows(lines: readonly TransferableLine[]): {
  from: TransferRow[]
  to: TransferRow[]
} {
  const from: TransferRow[] = []
  const to: TransferRow[] = []
  const paid = lines.filter(({ kind }) => kind === 'payment' || kind === 'refund')
  const groups = Map.groupBy(paid, ({ method, reference }) => JSON.stringify([method, reference]))
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const { method, reference } = first
    const net = sumOf([first, ...others])
    if (net === 0) continue
    const amount = Math.abs(net)
    from.push({ kind: net > 0 ? 'refund' : 'payment', amount, method, reference })
    to.push({ kind: net > 0 ? 'payment' : 'refund', amount, method, reference })
  }
  const corrections = lines.filter(
    ({ kind, contest_id }) => kind === 'correction' && contest_id === null,
  )
  const corrected = corrections.reduce((sum, { amount }) => sum + amount, 0)
  if (corrected !== 0) {
    const line = { kind: 'correction' as const, method: null, reference: '' }
    from.push({ ...line, amount: -corrected })
    to.push({ ...line, amount: corrected })
  }
  return { from, to }
}

function sumOf(lines: readonly TransferableLine[]): number {
  return lines.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0)
}
