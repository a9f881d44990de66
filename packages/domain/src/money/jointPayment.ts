import { formatMoney } from '../format/money.ts'
import { problemText } from '../problems/catalogue.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { checkLedgerLine } from './payment.ts'
import { withPayment } from './paymentQr.ts'

/** How many registrations one payment may be for, and one call of a leader: more than the largest club sends. */
export const mostRegistrations = 200

/** What a registration still owes, in kopecks. */
export interface Debt {
  id: number
  owed: number
}

/**
 * One payment for several registrations: «the ledger splits it by registration» (docs/rules/money.md,
 * «One payment for several registrations»).
 */
export function shareOut(amount: number, debts: readonly Debt[]): { id: number; amount: number }[] {
  let left = amount
  return debts.flatMap(({ id, owed }) => {
    const part = Math.min(left, owed)
    left -= part
    return part > 0 ? [{ id, amount: part }] : []
  })
}

/** Problems by field: nothing of a joint payment may be left that no registration owes. */
export function checkJointPayment(
  payment: { amount: number; method: string | null; reference: string },
  debts: readonly Debt[],
): FieldErrors {
  const errors = checkLedgerLine({ kind: 'payment', title: '', ...payment }, 0)
  const sum = debts.reduce((total, { owed }) => total + owed, 0)
  if (payment.amount > sum) {
    addError(errors, 'amount', problemText('joint_payment_too_large', { sum: formatMoney(sum) }))
  }
  return errors
}

/** One payment is for so many registrations at most. */
export function checkJointRegistrations(regDataIds: readonly number[]): FieldErrors {
  const errors: FieldErrors = {}
  const [n, max] = [regDataIds.length, mostRegistrations]
  if (n > max) addError(errors, 'regDataIds', formProblemText('registrations_too_many', { n, max }))
  return errors
}

/**
 * What a joint payment is for, by which the organiser finds its registrations: «Кубок, регистрации 58-61, 64».
 * @param regNs numbers of registrations, at least one
 */
export function jointPurpose(event: string, regNs: readonly number[]): string {
  const word = regNs.length === 1 ? 'регистрация' : 'регистрации'
  return `${event}, ${word} ${numberRanges(regNs)}`
}

/** «58-61, 64»: numbers of registrations in few words. */
export function numberRanges(regNs: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const n of regNs.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.[1] === n - 1) last[1] = n
    else ranges.push([n, n])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

/** A registration with what it owes (kopecks) and its own payment QR; null where there is none. */
export interface PayableRegistration {
  reg_n: number
  owed: number
  qr: string | null
}

/** What several registrations owe together, and how it is paid at once. */
export interface JointDue {
  /** Kopecks. */
  sum: number
  /** Numbers of those that owe something. */
  regNs: number[]
  /** Null where nothing is owed, or the event has no bank details. */
  qr: string | null
}

/**
 * «A family or a club pays the sum of those it holds by one QR» (docs/rules/money.md,
 * «One payment for several registrations»): what it pays, and for which.
 */
export function jointDue(event: string, registrations: readonly PayableRegistration[]): JointDue {
  const owing = registrations.filter(({ owed }) => owed > 0)
  const sum = owing.reduce((total, { owed }) => total + owed, 0)
  const regNs = owing.map(({ reg_n }) => reg_n)
  const codes = owing.flatMap(({ qr }) => qr ?? [])
  const [first] = codes
  const isPayable = first !== undefined && codes.length === owing.length
  return {
    sum,
    regNs,
    qr: isPayable ? withPayment(first, { sum, purpose: jointPurpose(event, regNs) }) : null,
  }
}
