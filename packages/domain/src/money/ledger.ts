import type { ChargeLine } from '../registration/chargeLine.ts'
import type { Balance } from './paymentStatus.ts'

export type LedgerKind = 'charge' | 'payment' | 'refund' | 'correction'

/**
 * A row of the append-only ledger; sums in kopecks. Charge, payment and refund are positive, a
 * correction changes the charge either way.
 */
export interface LedgerEntry {
  kind: LedgerKind
  amount: number
}

/** The sums of a ledger (docs/rules/money.md, «Ledger»). */
export function balanceOf(ledger: readonly LedgerEntry[]): Balance {
  const sum = (kind: LedgerKind) =>
    ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0)
  return { charged: sum('charge') + sum('correction'), paid: sum('payment') - sum('refund') }
}

const kindLabels: Record<LedgerKind, string> = {
  charge: 'Начисление',
  payment: 'Оплата',
  refund: 'Возврат',
  correction: 'Исправление',
}

export function ledgerKindLabel(kind: LedgerKind): string {
  return kindLabels[kind]
}

/** What a ledger has charged for a contest so far, and what the line is called. */
export interface Charged {
  amount: number
  title: string
}

/** A row to add to the ledger of a registration. */
export interface ChargeRow extends Charged {
  contest_id: string
  kind: 'charge' | 'correction'
}

/**
 * «A change of the entry adds a correction, it never rewrites» (docs/rules/money.md, «Ledger»): the rows by which
 * the ledger comes to charge what is due. What a contest costs for the first time is a charge, any
 * later difference a correction.
 *
 * @param charged by contest
 */
export function chargeRows(
  charged: ReadonlyMap<string, Charged>,
  lines: readonly Pick<ChargeLine, 'contest_id' | 'label' | 'amount'>[],
): ChargeRow[] {
  const due = new Map<string, Charged>()
  for (const { contest_id, amount, label } of lines) {
    due.set(contest_id, { amount: (due.get(contest_id)?.amount ?? 0) + amount, title: label })
  }
  const contestIds = new Set([...due.keys(), ...charged.keys()])
  return [...contestIds].flatMap((contest_id): ChargeRow[] => {
    const [now, before] = [due.get(contest_id), charged.get(contest_id)]
    const amount = (now?.amount ?? 0) - (before?.amount ?? 0)
    if (amount === 0) return []
    const title = now?.title ?? before?.title ?? ''
    return [{ contest_id, kind: before ? 'correction' : 'charge', amount, title }]
  })
}
