import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { closingDifference, closingOf, type ClosingLine } from './closing.ts'
import { balanceOf, chargeRows, type Charged } from './ledger.ts'
import { checkLedgerLine, paymentMethods, type PaymentMethod } from './payment.ts'

let lines = 0
const line = (values: Partial<ClosingLine>): ClosingLine => ({
  id: (lines += 1),
  corrects_id: null,
  change_set_id: null,
  reg_n: 1,
  kind: 'payment',
  amount: 100,
  method: 'cash',
  day: '2027-02-20',
  ...values,
})
const charge = { kind: 'charge', method: null } as const

describe('the books of an event', () => {
  test('name what each registration owes, and what is to be given back', () => {
    const closing = closingOf([
      line({ ...charge, reg_n: 2, amount: 500 }),
      line({ reg_n: 2, amount: 200 }),
      line({ ...charge, amount: 300 }),
      line({ amount: 400, method: 'card' }),
      line({ kind: 'refund', amount: 50, method: 'card' }),
    ])
    expect(closing).toMatchObject({
      charged: 800,
      payments: 600,
      refunds: 50,
      debt: 300,
      overpaid: 50,
    })
    expect(closing.accounts).toEqual([
      { reg_n: 1, charged: 300, payments: 400, refunds: 50, undone: 0, debt: 0, overpaid: 50 },
      { reg_n: 2, charged: 500, payments: 200, refunds: 0, undone: 0, debt: 300, overpaid: 0 },
    ])
  })

  test('sum up by day and method', () => {
    const { days } = closingOf([
      line({ day: '2027-02-21' }),
      line({ method: 'card' }),
      line({}),
      line({ kind: 'refund', amount: 30 }),
      line({ amount: 1 }),
    ])
    expect(days).toEqual([
      { day: '2027-02-20', method: 'card', payments: 100, refunds: 0, undone: 0 },
      { day: '2027-02-20', method: 'cash', payments: 101, refunds: 30, undone: 0 },
      { day: '2027-02-21', method: 'cash', payments: 100, refunds: 0, undone: 0 },
    ])
  })

  test('name a payment that was undone on its day, and count neither it nor the line that took it back', () => {
    const undone = line({ amount: 300, change_set_id: 10 })
    const closing = closingOf([
      line({ ...charge, amount: 300 }),
      undone,
      line({ amount: 70 }),
      line({
        kind: 'refund',
        amount: 300,
        day: '2027-02-21',
        corrects_id: undone.id,
        change_set_id: 11,
      }),
    ])
    expect(closing).toMatchObject({
      charged: 300,
      payments: 70,
      refunds: 0,
      undone: 300,
      debt: 230,
    })
    expect(closingDifference(closing)).toBe(0)
    expect(closing.days).toEqual([
      { day: '2027-02-20', method: 'cash', payments: 70, refunds: 0, undone: 300 },
    ])
  })

  test('say by how much a sum that does not belong to the others is out', () => {
    const sums = { charged: 800, payments: 600, refunds: 50, debt: 300, overpaid: 50 }
    expect(closingDifference(sums)).toBe(0)
    expect(closingDifference({ ...sums, payments: 601 })).toBe(-1)
  })

  test('of nothing are nothing', () => {
    expect(closingOf([])).toMatchObject({ charged: 0, debt: 0, accounts: [], days: [] })
  })
})

/** What happens to a registration: it is changed, pays, or is paid back. */
type Step = { reg_n: number; day: string; method: PaymentMethod; amount: number } & (
  | { does: 'change'; dues: number[] }
  | { does: 'payment' | 'refund' }
)

const when = {
  reg_n: fc.integer({ min: 1, max: 4 }),
  day: fc.constantFrom('2027-02-19', '2027-02-20', '2027-02-21'),
  method: fc.constantFrom(...paymentMethods),
  amount: fc.integer({ min: -10, max: 500_000 }),
}
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    ...when,
    does: fc.constant('change' as const),
    dues: fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 4 }),
  }),
  fc.record({ ...when, does: fc.constantFrom('payment' as const, 'refund' as const) }),
)

interface Life {
  lines: ClosingLine[]
  /** By registration and contest. */
  charged: Map<number, Map<string, Charged>>
}

/** The lines that a step adds, as the server adds them: by the rules of charges and of entered lines. */
function linesOf({ lines, charged }: Life, step: Step): ClosingLine[] {
  const { reg_n, day, method, amount } = step
  if (step.does === 'change') {
    const before = charged.get(reg_n) ?? new Map<string, Charged>()
    const dues = step.dues.map((due, index) => ({
      contest_id: `contest ${index}`,
      amount: due,
      label: `Соло ${index}`,
    }))
    const rows = chargeRows(before, dues)
    const after = new Map(before)
    for (const { contest_id, amount: change, title } of rows) {
      after.set(contest_id, { amount: (after.get(contest_id)?.amount ?? 0) + change, title })
    }
    charged.set(reg_n, after)
    return rows.map((row) => line({ reg_n, day, method: null, kind: row.kind, amount: row.amount }))
  }
  const { paid } = balanceOf(lines.filter((one) => one.reg_n === reg_n))
  const entered = { kind: step.does, amount, method, reference: '', title: 'Причина' }
  const isRefused = Object.keys(checkLedgerLine(entered, paid)).length > 0
  return isRefused ? [] : [line({ reg_n, day, method, kind: step.does, amount })]
}

test('over any life of registrations the books balance to the kopeck, and nobody is given back more than was paid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const life: Life = { lines: [], charged: new Map() }
      for (const each of steps) {
        life.lines.push(...linesOf(life, each))
        const closing = closingOf(life.lines)
        const { payments, refunds, days, accounts } = closing
        expect(closingDifference(closing)).toBe(0)
        for (const account of accounts) {
          expect(account.refunds).toBeLessThanOrEqual(account.payments)
          expect(account.charged).toBeGreaterThanOrEqual(0)
        }
        const byDay = (field: 'payments' | 'refunds') =>
          days.reduce((total, day) => total + day[field], 0)
        expect([byDay('payments'), byDay('refunds')]).toEqual([payments, refunds])
      }
    }),
  )
})
