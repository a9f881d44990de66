import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, correctionsFor, ledgerKindLabel, type LedgerEntry } from './ledger.ts'
import { paymentStatus, paymentStatusLabel } from './paymentStatus.ts'

const row = (
  kind: LedgerEntry['kind'],
  amount: number,
  contest_id: string | null = null,
): LedgerEntry => ({ kind, amount, contest_id })

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

  test('a new contest, a dearer one, one given up, one unchanged', () => {
    expect(
      correctionsFor(
        [
          row('charge', 100, 'a'),
          row('charge', 200, 'b'),
          row('charge', 300, 'c'),
          row('payment', 600),
        ],
        [line('a', 150), line('c', 300), line('d', 50)],
      ),
    ).toEqual([
      { contest_id: 'a', label: 'a', amount: 50 },
      { contest_id: 'd', label: 'd', amount: 50 },
      { contest_id: 'b', label: null, amount: -200 },
    ])
  })
  test('several lines of one contest count together', () => {
    expect(correctionsFor([row('charge', 100, 'a')], [line('a', 100), line('a', 0)])).toEqual([])
  })

  test('a payment for a contest charges nothing, and what was charged without a contest stays', () => {
    expect(correctionsFor([row('payment', 100, 'a'), row('refund', 40, 'a')], [])).toEqual([])
    expect(correctionsFor([row('charge', 100), row('correction', -20)], [])).toEqual([])
  })

  const contests = fc.constantFrom('a', 'b', 'c')
  const ledgers = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constantFrom('charge' as const, 'correction' as const),
        amount: fc.integer({ min: -1e6, max: 1e6 }),
        contest_id: contests,
      }),
      fc.record({
        kind: fc.constantFrom('payment' as const, 'refund' as const),
        amount: fc.integer({ min: 1, max: 1e6 }),
        contest_id: fc.constant(null),
      }),
    ),
  )
  const lines = fc.array(
    fc.tuple(contests, fc.integer({ min: 0, max: 1e6 })).map(([id, amount]) => line(id, amount)),
  )

  test('with its corrections any ledger charges exactly the lines, and needs none again', () => {
    fc.assert(
      fc.property(ledgers, lines, (ledger, lines) => {
        const added = correctionsFor(ledger, lines).map(({ contest_id, amount }) =>
          row('correction', amount, contest_id),
        )
        const whole = [...ledger, ...added]
        expect(balanceOf(whole).charged).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(balanceOf(whole).paid).toBe(balanceOf(ledger).paid)
        expect(correctionsFor(whole, lines)).toEqual([])
      }),
    )
  })
})
