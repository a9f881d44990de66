import { formatMoney } from '../format/money.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkNumber } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { Right } from '../rights/rights.ts'
import type { LedgerKind } from './ledger.ts'

/** How money is taken or given back (docs/rules/money.md, «Payments and refunds»). */
export const paymentMethods = ['cash', 'card', 'transfer', 'online'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** What people may enter: an online payment is written by the payment provider alone (docs/adr/0062). */
export const methodsByHand = ['cash', 'card', 'transfer'] as const satisfies PaymentMethod[]

export type MethodByHand = (typeof methodsByHand)[number]

/** Why a method cannot be entered. */
export function methodProblem(method: unknown): string {
  return problemText(isPaymentMethod(method) ? 'payment_method_online' : 'payment_method_missing')
}

export function isMethodByHand(method: unknown): method is MethodByHand {
  return methodsByHand.some((known) => known === method)
}

/** What people enter into a ledger; charges are made by the rules alone. */
export type EnteredKind = Exclude<LedgerKind, 'charge'>

/**
 * Who may enter what: money is taken at the desk, given back by a supervisor (docs/rules/money.md,
 * «Payments and refunds»).
 */
export const rightToEnter: Record<EnteredKind, Right> = {
  payment: 'payment.take',
  refund: 'refund.make',
  correction: 'registrations.edit',
}

export function isEnteredKind(kind: unknown): kind is EnteredKind {
  return typeof kind === 'string' && Object.hasOwn(rightToEnter, kind)
}

/** A line of the ledger as somebody fills it in. */
export interface LedgerLineFields {
  kind: EnteredKind
  /** Kopecks; of a correction either way. */
  amount: number
  /** A correction has none. */
  method: string | null
  reference: string
  /** Left empty, the kind's own name. */
  title: string
}

/** Of the reference and of the title. */
export const ledgerTextLimit = 200
/** Ten million roubles. */
const largest = 1_000_000_000

/**
 * Every rule of a payment, a refund or a correction; problems by field.
 *
 * @param paid kopecks paid so far: no more is given back
 */
export function checkLedgerLine(line: LedgerLineFields, paid: number): FieldErrors {
  const errors: FieldErrors = {}
  const { kind, amount, method } = line
  if (kind === 'correction') {
    if (amount === 0) addError(errors, 'amount', problemText('correction_invalid'))
  } else if (!(amount > 0)) {
    addError(errors, 'amount', problemText('amount_invalid'))
  }
  checkNumber(errors, 'amount', amount, { min: -largest, max: largest })
  if (kind === 'refund' && amount > paid) {
    addError(errors, 'amount', problemText('refund_too_large', { sum: formatMoney(paid) }))
  }
  if (kind !== 'correction' && !isMethodByHand(method)) {
    addError(errors, 'method', methodProblem(method))
  }
  if (kind === 'refund' && line.title.trim() === '') {
    addError(errors, 'title', problemText('refund_reason_missing'))
  }
  checkLength(errors, 'reference', line.reference, ledgerTextLimit)
  checkLength(errors, 'title', line.title, ledgerTextLimit)
  return errors
}

function isPaymentMethod(method: unknown): method is PaymentMethod {
  return paymentMethods.some((known) => known === method)
}
