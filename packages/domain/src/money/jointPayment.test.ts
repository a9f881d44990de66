import { expect, test } from 'vitest'

import {
  checkJointPayment,
  checkJointRegistrations,
  jointDue,
  jointPurpose,
  shareOut,
} from './jointPayment.ts'
import { paymentQr } from './paymentQr.ts'

const debts = [
  { id: 1, owed: 300 },
  { id: 2, owed: 0 },
  { id: 3, owed: 500 },
]

test('one payment goes to what each registration owes, in order, until it is used up', () => {
  expect(shareOut(800, debts)).toEqual([
    { id: 1, amount: 300 },
    { id: 3, amount: 500 },
  ])
  expect(shareOut(350, debts)).toEqual([
    { id: 1, amount: 300 },
    { id: 3, amount: 50 },
  ])
  expect(shareOut(100, debts)).toEqual([{ id: 1, amount: 100 }])
})

test('it is for 200 registrations at most', () => {
  const ids = Array.from({ length: 201 }, (_, id) => id)
  expect(checkJointRegistrations(ids.slice(1))).toEqual({})
  expect(checkJointRegistrations(ids)).toEqual({
    regDataIds: ['Заявок за один раз не больше 200, а здесь 201'],
  })
})

test('it is no more than all of them owe together', () => {
  const payment = { method: 'transfer', reference: 'Платёж 77' }
  expect(checkJointPayment({ ...payment, amount: 800 }, debts)).toEqual({})
  expect(checkJointPayment({ ...payment, amount: 801 }, debts)).toEqual({
    amount: ['Выбранные заявки должны только 8\u00A0₽'],
  })
  expect(Object.keys(checkJointPayment({ ...payment, amount: 0, method: null }, []))).toEqual([
    'amount',
    'method',
  ])
})

test('a joint payment names its registrations, following ones as a range', () => {
  expect(jointPurpose('Кубок', [58])).toBe('Кубок, регистрация 58')
  expect(jointPurpose('Кубок', [64, 58, 60, 59, 66])).toBe('Кубок, регистрации 58-60, 64, 66')
})

test('a family pays all that it owes by one QR that names its registrations', () => {
  const payee = {
    name: 'АНО «Паркет»',
    account: '40703810900000000001',
    bank: 'ПАО БАНК',
    bic: '044525225',
    corr_account: '30101810400000000225',
    inn: '7707083893',
    kpp: '770701001',
  }
  const qrOf = (sum: number, ...regNs: number[]) =>
    paymentQr(payee, { sum, purpose: jointPurpose('Кубок', regNs) })
  const vera = { reg_n: 58, owed: 310_000, qr: qrOf(310_000, 58) }
  const paid = { reg_n: 59, owed: 0, qr: null }
  const darya = { reg_n: 60, owed: 170_050, qr: qrOf(170_050, 60) }
  expect(jointDue('Кубок', [vera, paid, darya])).toEqual({
    sum: 480_050,
    regNs: [58, 60],
    qr: qrOf(480_050, 58, 60),
  })
  expect(jointDue('Кубок', [vera, paid]).qr).toBe(vera.qr)
  expect(jointDue('Кубок', [paid])).toEqual({ sum: 0, regNs: [], qr: null })
  expect(
    jointDue('Кубок', [
      { ...vera, qr: null },
      { ...darya, qr: null },
    ]).qr,
  ).toBeNull()
})
