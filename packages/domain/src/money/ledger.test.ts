import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  correctionsFor,
  ledgerKindLabel,
  paymentStatus,
  paymentStatusLabel,
  type LedgerEntry,
} from './ledger.ts'
import { isPayable, paymentQrText } from './paymentQr.ts'

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

describe('the payment QR (ST00012, ГОСТ Р 56042-2014)', () => {
  const details = {
    name: 'АНО «Паркет»',
    account: '40703810900000000001',
    bank: 'ПАО БАНК',
    bic: '044525225',
    corr_account: '30101810400000000225',
    inn: '7707083893',
    kpp: '770701001',
  }
  const payment = { amount: 120_050, reg_n: 12, eventName: 'Кубок Паркета' }

  test('the required blocks in the order of the standard, then the sum in kopecks and the purpose', () => {
    expect(paymentQrText(details, payment)).toBe(
      'ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО БАНК|BIC=044525225' +
        '|CorrespAcc=30101810400000000225|Sum=120050' +
        '|Purpose=Участие в турнире «Кубок Паркета», регистрация № 12|PayeeINN=7707083893|KPP=770701001',
    )
  })
  test('what is not given is left out; a bank without a correspondent account has 0', () => {
    const small = { ...details, corr_account: '', inn: ' ', kpp: '' }
    expect(paymentQrText(small, payment)).toMatch(/\|CorrespAcc=0\|.*№ 12$/)
  })
  test('nothing to pay, no QR', () => {
    expect(paymentQrText(details, { ...payment, amount: 0 })).toBeNull()
    expect(paymentQrText(details, { ...payment, amount: -1 })).toBeNull()
  })
  test.each([
    ['name', ' '],
    ['bank', ''],
    ['account', '4070381090000000000'],
    ['bic', '04452522'],
    ['corr_account', '1'],
    ['inn', '12345678901'],
    ['kpp', '12'],
  ])('a wrong %s makes no payment order', (field, value) => {
    expect(isPayable({ ...details, [field]: value })).toBe(false)
    expect(paymentQrText({ ...details, [field]: value }, payment)).toBeNull()
  })
  test('no value can add a block or grow beyond its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const qr = paymentQrText({ ...details, name: `И${text}` }, { ...payment, eventName: text })
        const blocks = qr?.split('|') ?? []
        expect(blocks).toHaveLength(10)
        expect(blocks[1]?.startsWith('Name=')).toBe(true)
        expect(Array.from(blocks[1] ?? '').length).toBeLessThanOrEqual('Name='.length + 160)
        expect(Array.from(blocks[7] ?? '').length).toBeLessThanOrEqual('Purpose='.length + 210)
      }),
    )
  })
})
