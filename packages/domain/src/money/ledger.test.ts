import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, chargeRows, ledgerKindLabel, type LedgerEntry } from './ledger.ts'
import { balanceLabel, paymentStatus, paymentStatusLabel } from './paymentStatus.ts'

const row = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({ kind, amount })

describe('«Status is derived: Не оплачено, Частично, Оплачено, Переплата»', () => {
  test.each([
    [[row('charge', 1000)], 'Не оплачено'],
    [[row('charge', 1000), row('payment', 1)], 'Частично'],
    [[row('charge', 1000), row('payment', 400), row('payment', 600)], 'Оплачено'],
    [[row('charge', 1000), row('payment', 1001)], 'Переплата'],
    [[row('charge', 1000), row('payment', 1000), row('refund', 1000)], 'Не оплачено'],
    [[row('charge', 1000), row('payment', 1000), row('correction', 500)], 'Частично'],
    [[row('charge', 1000), row('payment', 1000), row('correction', -500)], 'Переплата'],
    [[row('charge', 1000), row('correction', -1000)], 'Оплачено'],
    [[], 'Оплачено'],
  ])('%j: %s', (ledger, label) => {
    expect(paymentStatusLabel(paymentStatus(balanceOf(ledger)))).toBe(label)
  })
})

test('who owes nothing and paid nothing has not paid: there is no status to tell', () => {
  expect(balanceLabel({ charged: 0, paid: 0 })).toBe('—')
  expect(balanceLabel({ charged: 0, paid: 100 })).toBe('Переплата')
  expect(balanceLabel({ charged: 100, paid: 100 })).toBe('Оплачено')
})

test('the kinds of rows have Russian names', () => {
  expect((['charge', 'payment', 'refund', 'correction'] as const).map(ledgerKindLabel)).toEqual([
    'Начисление',
    'Оплата',
    'Возврат',
    'Исправление',
  ])
})

describe('«A change of the entry adds a correction, it never rewrites»', () => {
  const line = (contest_id: string, amount: number) => ({ contest_id, label: contest_id, amount })
  const charged = (amounts: Record<string, number>) =>
    new Map(Object.entries(amounts).map(([id, amount]) => [id, { amount, title: `was ${id}` }]))

  test('a new contest is charged; a dearer one and one given up are corrected, one unchanged is left', () => {
    expect(
      chargeRows(charged({ a: 100, b: 200, c: 300 }), [
        line('a', 150),
        line('c', 300),
        line('d', 50),
      ]),
    ).toEqual([
      { contest_id: 'a', kind: 'correction', title: 'a', amount: 50 },
      { contest_id: 'd', kind: 'charge', title: 'd', amount: 50 },
      { contest_id: 'b', kind: 'correction', title: 'was b', amount: -200 },
    ])
  })
  test('several lines of one contest count together', () => {
    expect(chargeRows(charged({ a: 100 }), [line('a', 60), line('a', 40)])).toEqual([])
  })
  test('a contest that costs nothing is not booked', () => {
    expect(chargeRows(charged({}), [line('a', 0)])).toEqual([])
  })

  const contests = fc.constantFrom('a', 'b', 'c')
  const ledgers = fc.dictionary(contests, fc.integer({ min: -1e6, max: 1e6 })).map(charged)
  const lines = fc.array(
    fc.tuple(contests, fc.integer({ min: 0, max: 1e6 })).map(([id, amount]) => line(id, amount)),
  )

  test('with its rows any ledger charges exactly the lines, and needs none again', () => {
    fc.assert(
      fc.property(ledgers, lines, (before, lines) => {
        const whole = new Map(before)
        for (const { contest_id, amount, title } of chargeRows(before, lines)) {
          whole.set(contest_id, { amount: (whole.get(contest_id)?.amount ?? 0) + amount, title })
        }
        const total = [...whole.values()].reduce((sum, { amount }) => sum + amount, 0)
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(chargeRows(whole, lines)).toEqual([])
      }),
    )
  })
})
