/** Не оплачено, Частично, Оплачено, Переплата. */
export type PaymentStatus = 'unpaid' | 'partial' | 'paid' | 'overpaid'

/** Sums of a ledger, in kopecks. */
export interface Balance {
  /** Charges and corrections. */
  charged: number
  /** Payments less refunds. */
  paid: number
}

const labels: Record<PaymentStatus, string> = {
  unpaid: 'Не оплачено',
  partial: 'Частично',
  paid: 'Оплачено',
  overpaid: 'Переплата',
}

/** «Status is derived» (docs/rules/money.md, «Payment status»). Nothing owed and nothing paid counts as paid. */
export function paymentStatus({ charged, paid }: Balance): PaymentStatus {
  if (paid > charged) return 'overpaid'
  if (paid === charged) return 'paid'
  return paid > 0 ? 'partial' : 'unpaid'
}

export function paymentStatusLabel(status: PaymentStatus): string {
  return labels[status]
}

/** Of one registration: «—» where nothing is owed and nothing was paid (it waits, or was withdrawn): nobody paid there. */
export function balanceLabel(balance: Balance): string {
  return isEmptyBalance(balance) ? '—' : paymentStatusLabel(paymentStatus(balance))
}

/** Whether no money was asked for, and none came. */
export function isEmptyBalance({ charged, paid }: Balance): boolean {
  return charged === 0 && paid === 0
}

/** What is still to be paid, in kopecks; 0 when nothing is. */
export function amountOwed({ charged, paid }: Balance): number {
  return Math.max(0, charged - paid)
}
