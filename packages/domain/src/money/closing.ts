import type { LedgerEntry } from './ledger.ts'
import { balanceOf } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'
import { undoneLines, type UndoableLine } from './undone.ts'

/** A line of an event's ledger. */
export interface ClosingLine extends LedgerEntry, UndoableLine {
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
  /** Payments that were entered and undone: neither taken nor given back. */
  undone: number
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
  const undone = undoneLines(lines)
  const accounts = [...Map.groupBy(lines, ({ reg_n }) => reg_n)]
    .map(([reg_n, own]) => accountOf(reg_n, own, undone))
    .toSorted((one, other) => one.reg_n - other.reg_n)
  const sum = (field: Exclude<keyof ClosingAccount, 'reg_n'>) =>
    accounts.reduce((total, account) => total + account[field], 0)
  return {
    charged: sum('charged'),
    payments: sum('payments'),
    refunds: sum('refunds'),
    debt: sum('debt'),
    overpaid: sum('overpaid'),
    undone: sum('undone'),
    accounts,
    days: daysOf(lines, undone),
  }
}

/** By how much the books do not balance, in kopecks: 0 as long as every line is in them. */
export function closingDifference(sums: Omit<ClosingAccount, 'reg_n' | 'undone'>): number {
  const { charged, payments, refunds, debt, overpaid } = sums
  return charged - (payments - refunds + debt - overpaid)
}

function accountOf(
  reg_n: number,
  lines: readonly ClosingLine[],
  undone: ReadonlySet<number>,
): ClosingAccount {
  const { charged, paid } = balanceOf(lines)
  return {
    reg_n,
    charged,
    ...movedBy(lines, undone),
    debt: Math.max(0, charged - paid),
    overpaid: Math.max(0, paid - charged),
  }
}

function movedBy(lines: readonly ClosingLine[], undone: ReadonlySet<number>): Moved {
  const counted = lines.filter(({ id }) => !undone.has(id))
  const takenBack = lines.filter(({ id, corrects_id }) => undone.has(id) && corrects_id === null)
  return {
    payments: sumOf(counted, 'payment'),
    refunds: sumOf(counted, 'refund'),
    undone: sumOf(takenBack, 'payment'),
  }
}

function sumOf(lines: readonly ClosingLine[], kind: ClosingLine['kind']): number {
  return lines.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0)
}

function daysOf(lines: readonly ClosingLine[], undone: ReadonlySet<number>): ClosingDay[] {
  const moved = lines.flatMap(({ method, ...line }) =>
    // An undo stands on the day of what it took back.
    method === null || (undone.has(line.id) && line.corrects_id !== null)
      ? []
      : [{ ...line, method }],
  )
  const keys = new Map(moved.map(({ day, method }) => [`${day} ${method}`, { day, method }]))
  return [...keys]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, key]) =>
      Object.assign(
        key,
        movedBy(
          moved.filter(({ day, method }) => day === key.day && method === key.method),
          undone,
        ),
      ),
    )
}
