import type { LedgerEntry } from './ledger.ts'
import { balanceOf } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'

/** A line of an event's ledger. */
export interface ClosingLine extends LedgerEntry {
  /** Of the registration. */
  reg_n: number
  /** Of payments and refunds. */
  method: PaymentMethod | null
  /** The day it was entered on, in the event's zone: `YYYY-MM-DD`. */
  day: string
}

/** Sums in kopecks. */
interface Moved {
  payments: number
  refunds: number
}

/** What one registration comes to. */
export interface ClosingAccount extends Moved {
  reg_n: number
  charged: number
  debt: number
  overpaid: number
}

/** What was taken and given back on one day by one method. */
export interface ClosingDay extends Moved {
  day: string
  method: PaymentMethod
}

/** What an event comes to: `charged = payments − refunds + debt − overpaid`, to the kopeck. */
export interface Closing extends Omit<ClosingAccount, 'reg_n'> {
  /** By number. */
  accounts: ClosingAccount[]
  /** By day, then by method. */
  days: ClosingDay[]
}

/** Closes the books of an event: its whole ledger by registration, by day and method, and in sum. */
export function closingOf(lines: readonly ClosingLine[]): Closing {
  const accounts = [...Map.groupBy(lines, ({ reg_n }) => reg_n)]
    .map(([reg_n, own]) => accountOf(reg_n, own))
    .toSorted((one, other) => one.reg_n - other.reg_n)
  const sum = (field: Exclude<keyof ClosingAccount, 'reg_n'>) =>
    accounts.reduce((total, account) => total + account[field], 0)
  return {
    charged: sum('charged'),
    payments: sum('payments'),
    refunds: sum('refunds'),
    debt: sum('debt'),
    overpaid: sum('overpaid'),
    accounts,
    days: daysOf(lines),
  }
}

/** By how much the books do not balance, in kopecks: 0 as long as every line is in them. */
export function closingDifference(sums: Omit<ClosingAccount, 'reg_n'>): number {
  const { charged, payments, refunds, debt, overpaid } = sums
  return charged - (payments - refunds + debt - overpaid)
}

function accountOf(reg_n: number, lines: readonly ClosingLine[]): ClosingAccount {
  const { charged, paid } = balanceOf(lines)
  return {
    reg_n,
    charged,
    ...movedBy(lines),
    debt: Math.max(0, charged - paid),
    overpaid: Math.max(0, paid - charged),
  }
}

function movedBy(lines: readonly ClosingLine[]): Moved {
  const sum = (kind: ClosingLine['kind']) =>
    lines.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0)
  return { payments: sum('payment'), refunds: sum('refund') }
}

function daysOf(lines: readonly ClosingLine[]): ClosingDay[] {
  const moved = lines.flatMap(({ method, ...line }) =>
    method === null ? [] : [{ ...line, method }],
  )
  const keys = new Map(moved.map(({ day, method }) => [`${day} ${method}`, { day, method }]))
  return [...keys]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, key]) =>
      Object.assign(
        key,
        movedBy(moved.filter(({ day, method }) => day === key.day && method === key.method)),
      ),
    )
}
