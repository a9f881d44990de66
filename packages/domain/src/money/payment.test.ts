import { describe, expect, test } from 'vitest'
import {
  checkLedgerLine,
  isEnteredKind,
  ledgerTextLimit,
  methodsByHand,
  type LedgerLineFields,
} from './payment.ts'

const payment: LedgerLineFields = {
  kind: 'payment',
  amount: 100_00,
  method: 'cash',
  reference: '',
  title: '',
}
const check = (change: Partial<LedgerLineFields>, paid = 0) =>
  checkLedgerLine({ ...payment, ...change }, paid)

describe('a line of the ledger', () => {
  test.each(methodsByHand)('is a payment by %s', (method) => {
    expect(check({ method })).toEqual({})
  })
  test.each<[string, Partial<LedgerLineFields>, string[]]>([
    ['a sum', { amount: 0 }, ['amount']],
    ['a sum in one direction', { amount: -5 }, ['amount']],
    ['whole kopecks', { amount: 0.5 }, ['amount']],
    ['no more than ten million roubles', { amount: 1_000_000_001 }, ['amount']],
    ['a way of paying', { method: null }, ['method']],
    ['a way of paying there is', { method: 'gold' }, ['method']],
    ['a way of paying that people see', { method: 'online' }, ['method']],
    [
      'texts that can be kept',
      { reference: 'я'.repeat(ledgerTextLimit + 1), title: 'я'.repeat(ledgerTextLimit + 1) },
      ['reference', 'title'],
    ],
  ])('wants %s', (_, change, fields) => {
    expect(Object.keys(check(change))).toEqual(fields)
  })
  test('gives back no more than was paid', () => {
    expect(check({ kind: 'refund', amount: 500, title: ' ' }, 500)).toEqual({
      title: ['Укажите причину возврата'],
    })
    expect(check({ kind: 'refund', amount: 500, title: 'Травма' }, 500)).toEqual({})
    expect(check({ kind: 'refund', amount: 501, title: 'Травма' }, 500)).toEqual({
      amount: [expect.stringContaining('5')],
    })
  })
  test('corrects either way, by no method, but not by nothing', () => {
    for (const amount of [500, -500]) {
      expect(check({ kind: 'correction', amount, method: null })).toEqual({})
    }
    expect(Object.keys(check({ kind: 'correction', amount: 0 }))).toEqual(['amount'])
  })
})

test('charges are made by the rules, not entered', () => {
  expect(
    ['payment', 'refund', 'correction', 'charge', 'toString', null].map(isEnteredKind),
  ).toEqual([true, true, true, false, false, false])
})
