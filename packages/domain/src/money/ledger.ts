import type { ChargeLine } from './charges.ts'
import type { Balance } from './paymentStatus.ts'

export type LedgerKind = 'charge' | 'payment' | 'refund' | 'correction'

/**
 * A row of the append-only ledger; sums in kopecks. Charge, payment and refund are positive, a
 * correction changes the charge either way.
 */
export interface LedgerEntry {
  kind: LedgerKind
  amount: number
  contest_id: string | null
}

/** The sums of a ledger (decisions, «Money»). */
export function balanceOf(ledger: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): Balance {
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

/** What a ledger lacks to agree with the charges: rows to add. */
export interface Correction {
  contest_id: string
  /** From the charge line; null for a contest that is no longer charged. */
  label: string | null
  /** Kopecks, never 0. */
  amount: number
}

/**
 * «A change of the entry adds a correction, it never rewrites» (decisions, «Money»): by contest, the
 * difference between what is charged now and what the ledger has charged so far.
 */
export function correctionsFor(
  ledger: readonly LedgerEntry[],
  lines: readonly Pick<ChargeLine, 'contest_id' | 'label' | 'amount'>[],
): Correction[] {
  const due = new Map<string, Correction>()
  const add = (contest_id: string, label: string | null, amount: number) => {
    const known = due.get(contest_id)
    due.set(contest_id, {
      contest_id,
      label: label ?? known?.label ?? null,
      amount: (known?.amount ?? 0) + amount,
    })
  }
  for (const { contest_id, label, amount } of lines) add(contest_id, label, amount)
  for (const { kind, contest_id, amount } of ledger) {
    const isCharge = kind === 'charge' || kind === 'correction'
    if (isCharge && contest_id !== null) add(contest_id, null, -amount)
  }
  return [...due.values()].filter(({ amount }) => amount !== 0)
}
