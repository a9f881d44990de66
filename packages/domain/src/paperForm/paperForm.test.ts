import { expect, it } from 'vitest'
import { isPhoneNumber } from '../account/phoneNumber.ts'
import { checkPaperForm, checkPaperPayment, readPaperConsent } from './paperForm.ts'

const contest = {
  id: 'a',
  group_num: 11,
  group_name: 'Соло',
  section: '',
  status: 'open',
  tags: [],
  min_count: 1,
  max_count: 1,
  min_age: null,
  max_age: null,
  jnj_role_split: false,
  packet: null,
}
const rules: Parameters<typeof checkPaperForm>[1] = {
  event: {
    date_begin: '2027-02-20T10:00:00+03:00',
    date_end: '2027-02-21T20:00:00+03:00',
    time_zone: 'Europe/Moscow',
    age_mode: 'exact',
    published: true,
    archived_at: null,
    cancelled_at: null,
    reg_from: null,
    reg_to: null,
  },
  tags: [],
  contests: [contest],
  now: '2026-12-01T12:00:00+03:00',
  isPhone: isPhoneNumber,
  isStaff: true,
}
const form = {
  regData: { email: 'a@parket.test', phone: '+79161234567', city: 'Тверь' },
  dancers: [{ last_name: 'Котова', first_name: 'Вера', birth_date: '2012-04-12' }],
  packets: { single: { status: null, selectedGroupIds: ['a'] } },
  consents: { processing: true, publication: false },
  paper: { given_by: ' Котова  Анна, мать ', given_on: '2026-11-30' },
}

it('takes a form that breaks no rule, paid or not, signed or without consents', () => {
  expect(checkPaperForm(form, rules)).toEqual({})
  expect(checkPaperForm({ ...form, payment: { method: 'cash' } }, rules)).toEqual({})
  expect(checkPaperForm({ ...form, consents: null, paper: null }, rules)).toEqual({})
})

it('holds the form to the rules of registering', () => {
  const errors = checkPaperForm({ ...form, dancers: [] }, rules)
  expect(Object.keys(errors)).toContain('packets.a')
})

it('wants to know who signed a consent, and on which day', () => {
  expect(checkPaperForm({ ...form, paper: null }, rules)).toEqual({
    'paper.given_by': ['Укажите, кто подписал согласие'],
    'paper.given_on': ['Укажите день, когда подписано согласие: дд.мм.гггг'],
  })
  const later = { given_by: 'Котова Анна', given_on: '2026-12-02' }
  const consents = { publication: true }
  expect(checkPaperForm({ ...form, consents, paper: later }, rules)).toEqual({
    'paper.given_on': ['Этот день ещё не наступил'],
  })
  const long = { given_by: 'я'.repeat(300), given_on: '2026-11-30' }
  expect(Object.keys(checkPaperForm({ ...form, paper: long }, rules))).toEqual(['paper.given_by'])
})

it('keeps the name of who signed with single spaces, and nothing where nothing is signed', () => {
  expect(readPaperConsent(form)).toEqual({ given_by: 'Котова Анна, мать', given_on: '2026-11-30' })
  expect(readPaperConsent({ ...form, consents: { processing: null } })).toBeNull()
})

it('wants a way of payment, and a sum where nothing is owed', () => {
  expect(checkPaperForm({ ...form, payment: {} }, rules)).toEqual({
    'payment.method': ['Выберите способ оплаты'],
  })
  const method = 'cash'
  expect(checkPaperPayment({ method }, 120_000)).toEqual({})
  expect(checkPaperPayment({ method }, 0)).toEqual({
    'payment.amount': ['Введите сумму больше нуля'],
  })
  expect(checkPaperPayment({ method, amount: 100 }, 0)).toEqual({})
})
