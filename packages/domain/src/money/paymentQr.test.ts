import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPayee } from '../event/payee.ts'
import { amountOwed } from './paymentStatus.ts'
import { paymentDetails, paymentQr } from './paymentQr.ts'

const payee = {
  name: 'АНО «Паркет»',
  account: '40703810900000000001',
  bank: 'ПАО БАНК',
  bic: '044525225',
  corr_account: '30101810400000000225',
  inn: '7707083893',
  kpp: '770701001',
}
const payment = { sum: 120_050, purpose: 'Турнир «Кубок», регистрация № 12' }

describe('the payment QR (ST00012, ГОСТ Р 56042-2014)', () => {
  test('the five fields the standard asks for come first; the sum is in kopecks', () => {
    const [head, ...fields] = paymentQr(payee, payment).split('|')
    expect(head).toBe('ST00012')
    expect(fields.slice(0, 5)).toEqual([
      'Name=АНО «Паркет»',
      'PersonalAcc=40703810900000000001',
      'BankName=ПАО БАНК',
      'BIC=044525225',
      'CorrespAcc=30101810400000000225',
    ])
    expect(fields.slice(5).toSorted()).toEqual([
      'KPP=770701001',
      'PayeeINN=7707083893',
      'Purpose=Турнир «Кубок», регистрация № 12',
      'Sum=120050',
    ])
  })
  test('what is not given is left out; a bank without a correspondent account has 0', () => {
    const fields = paymentQr({ ...payee, corr_account: '', inn: '', kpp: '' }, payment).split('|')
    expect(fields).toContain('CorrespAcc=0')
    expect(fields.some((field) => /^(PayeeINN|KPP)=/.test(field))).toBe(false)
  })
  test('no text can add a field', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (name, purpose) => {
        const text = paymentQr(
          { ...payee, name: `И${name}` },
          { ...payment, purpose: `з${purpose}` },
        )
        expect(text.split('|')).toHaveLength(10)
        expect(text).not.toMatch(/[\r\n]/)
      }),
    )
  })
  test('what parts the fields, and any white space, is one space inside and none around', () => {
    const text = paymentQr({ ...payee, name: ' АНО | \n «Паркет»| ' }, payment)
    expect(text).toContain('|Name=АНО «Паркет»|')
  })
  test('a purpose is not longer than a bank takes', () => {
    const text = paymentQr(payee, { ...payment, purpose: '💃'.repeat(300) })
    expect(text).toContain(`Purpose=${'💃'.repeat(210)}`)
    expect(text).not.toContain('💃'.repeat(211))
  })
})

describe('the same in words', () => {
  test('in the order one fills them in, the purpose last', () => {
    expect(paymentDetails(paymentQr(payee, { ...payment, purpose: 'Взнос = № 12' }))).toEqual([
      { term: 'Получатель', value: 'АНО «Паркет»' },
      { term: 'Счёт', value: '40703810900000000001' },
      { term: 'Банк', value: 'ПАО БАНК' },
      { term: 'БИК', value: '044525225' },
      { term: 'Корр. счёт', value: '30101810400000000225' },
      { term: 'ИНН', value: '7707083893' },
      { term: 'КПП', value: '770701001' },
      { term: 'Назначение платежа', value: 'Взнос = № 12' },
    ])
  })
  test('what a payee does not have is not named', () => {
    const qr = paymentQr({ ...payee, corr_account: '', inn: '', kpp: '' }, payment)
    expect(paymentDetails(qr).map(({ term }) => term)).toEqual([
      'Получатель',
      'Счёт',
      'Банк',
      'БИК',
      'Назначение платежа',
    ])
  })
})

describe('bank details', () => {
  const problems = (change: Partial<typeof payee>) => {
    const errors = {}
    checkPayee(errors, 'payment_details', { ...payee, ...change })
    return errors
  }
  test('that a bank accepts', () => {
    expect(problems({})).toEqual({})
    expect(problems({ corr_account: '', inn: '770708389312', kpp: '' })).toEqual({})
  })
  test.each([
    ['account', '4070381090000000000', 'Нужно цифр: 20'],
    ['account', '', 'Нужно цифр: 20'],
    ['account', '№4070381090000000000', 'Нужно цифр: 20'],
    ['bic', '04452522A', 'Нужно цифр: 9'],
    ['corr_account', '1', 'Нужно цифр: 20'],
    ['inn', '12345678901', 'Нужно цифр: 10 или 12'],
    ['kpp', '12', 'Нужно цифр: 9'],
    ['name', ' ', 'Заполните поле'],
    ['bank', 'б'.repeat(46), 'Слишком длинно: не больше 45 символов'],
  ])('a %s «%s» is refused', (field, value, text) => {
    expect(problems({ [field]: value })).toEqual({ [`payment_details.${field}`]: [text] })
  })
})

test('what is still to be paid, never less than nothing', () => {
  expect(amountOwed({ charged: 1000, paid: 400 })).toBe(600)
  expect(amountOwed({ charged: 1000, paid: 1400 })).toBe(0)
})
