import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf } from './ledger.ts'
import { paymentMethods } from './payment.ts'
import { transferRows, type TransferableLine } from './transfer.ts'

const line = (changes: Partial<TransferableLine>): TransferableLine => ({
  kind: 'payment',
  amount: 100,
  method: 'cash',
  reference: '',
  contest_id: null,
  ...changes,
})

test('what was paid goes over by method and reference, what was entered as a discount as well', () => {
  const { from, to } = transferRows([
    line({ kind: 'charge', amount: 500, method: null, contest_id: 'c11' }),
    line({ amount: 300 }),
    line({ kind: 'refund', amount: 100 }),
    line({ amount: 200, method: 'card', reference: 'Платёж 7' }),
    line({ kind: 'correction', amount: -50, method: null }),
    line({ kind: 'correction', amount: 20, method: null, contest_id: 'c11' }),
  ])
  expect(from).toEqual([
    { kind: 'refund', amount: 200, method: 'cash', reference: '' },
    { kind: 'refund', amount: 200, method: 'card', reference: 'Платёж 7' },
    { kind: 'correction', amount: 50, method: null, reference: '' },
  ])
  expect(to).toEqual([
    { kind: 'payment', amount: 200, method: 'cash', reference: '' },
    { kind: 'payment', amount: 200, method: 'card', reference: 'Платёж 7' },
    { kind: 'correction', amount: -50, method: null, reference: '' },
  ])
})

test('nothing goes over where nothing is left', () => {
  expect(transferRows([line({}), line({ kind: 'refund' })])).toEqual({ from: [], to: [] })
})

test('a refund by another method than the payment goes over as one', () => {
  const { from, to } = transferRows([line({ kind: 'refund', method: 'card' })])
  expect([from[0]?.kind, to[0]?.kind]).toEqual(['payment', 'refund'])
})

test('whatever the ledgers, money is neither made nor lost, and nothing is left behind', () => {
  const anyLine = fc.record({
    kind: fc.constantFrom(
      'charge' as const,
      'payment' as const,
      'refund' as const,
      'correction' as const,
    ),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    method: fc.constantFrom(...paymentMethods),
    reference: fc.constantFrom('', 'Платёж 7'),
    contest_id: fc.constantFrom(null, 'c11'),
  })
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(anyLine), (source, target) => {
      const { from, to } = transferRows(source)
      const [left, got] = [
        [...source, ...from],
        [...target, ...to],
      ]
      expect(balanceOf(left).paid).toBe(0)
      expect(balanceOf(got).paid).toBe(balanceOf(source).paid + balanceOf(target).paid)
      const entered = left.filter(
        (each) => each.kind === 'correction' && !('contest_id' in each && each.contest_id),
      )
      expect(entered.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      const charged = (lines: typeof source | typeof left) => balanceOf(lines).charged
      expect(charged(left) + charged(got)).toBe(charged(source) + charged(target))
      for (const method of paymentMethods) {
        const net = (lines: readonly { kind: string; amount: number; method: string | null }[]) =>
          lines.reduce((sum, each) => {
            if (each.method !== method || each.kind === 'charge' || each.kind === 'correction')
              return sum
            return sum + (each.kind === 'refund' ? -each.amount : each.amount)
          }, 0)
        expect(net(left) + net(got)).toBe(net(source) + net(target))
      }
    }),
  )
})
