import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from '../account/email.ts'
import { isDiallable } from '../account/phone.ts'
import { isPhoneNumber } from '../account/phoneNumber.ts'
import * as rules from './contacts.ts'
import type { Contacts } from './request.ts'

const checkContacts = (contacts: Contacts) => rules.checkContacts(contacts, isDiallable)

const contacts = { email: 'anna@example.org', phone: '+7 900 000-00-00', city: 'Москва' }

test('contacts: «each required, trimmed»', () => {
  expect(checkContacts({ email: ' ', phone: '\t', city: '\u00A0' })).toEqual({
    'regData.email': ['Укажите email'],
    'regData.phone': ['Укажите телефон'],
    'regData.city': ['Укажите город'],
  })
  expect(checkContacts(contacts)).toEqual({})
  expect(
    checkContacts({ email: ' anna@example.org ', phone: ' +79000000000 ', city: ' Москва ' }),
  ).toEqual({})
})

describe('an e-mail address', () => {
  test.each(['a@b.ru', 'имя@почта.рф', 'a.b+c@d-e.example.org'])('%s can be one', (email) => {
    expect(isEmail(email)).toBe(true)
  })
  test.each([
    '',
    'a',
    'a@b',
    '@b.ru',
    'a@',
    'a b@c.ru',
    'a@b .ru',
    'a@b@c.ru',
    'a@b.ru\r\nBcc: x@y.ru',
  ])('«%s» cannot', (email) => {
    expect(isEmail(email)).toBe(false)
    expect(checkContacts({ ...contacts, email })['regData.email']).toHaveLength(1)
  })
  test('one with any white space cannot', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(' ', '\n', '\r', '\t', '\u00A0'),
        fc.string(),
        (a, space, b) => {
          expect(isEmail(`a${a}${space}${b}@c.ru`)).toBe(false)
        },
      ),
    )
  })
  test('no longer than 254 characters', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.ru`)).toBe(true)
    expect(isEmail(`${'a'.repeat(250)}@b.ru`)).toBe(false)
  })
})

describe('a telephone number can be dialled', () => {
  test.each(['+7 900 000-00-00', '8(495)123-45-67', '+49 30 1234567', '12345', '8.900.000.00.00'])(
    '%s',
    (phone) => {
      expect(checkContacts({ ...contacts, phone })).toEqual({})
    },
  )
  test.each([
    '1234',
    'нет',
    '+7 900 000-00-00 доб. 5',
    '1234567890123456',
    '+',
    `1${' '.repeat(10)}`,
  ])('not «%s»', (phone) => {
    expect(checkContacts({ ...contacts, phone })).toEqual({
      'regData.phone': ['Проверьте номер телефона'],
    })
  })
})

test('a number that the phone library calls impossible has to be checked', () => {
  const check = (phone: string) => rules.checkContacts({ ...contacts, phone }, isPhoneNumber)
  for (const phone of [
    '+7 916 123-45-67',
    '8 (916) 123 45 67',
    '9161234567',
    '+375 29 491-19-11',
  ]) {
    expect(check(phone)).toEqual({})
  }
  for (const phone of ['912345', '+7 916 123-45', '8 116 123-45-67', '+999 123 45 67']) {
    expect(check(phone)).toEqual({ 'regData.phone': ['Проверьте номер телефона'] })
  }
  expect(check('нет')).toEqual({ 'regData.phone': ['Проверьте номер телефона'] })
})

test('nothing is longer than it can be kept', () => {
  expect(checkContacts({ ...contacts, city: 'я'.repeat(100) })).toEqual({})
  expect(checkContacts({ ...contacts, phone: `+7 900${' '.repeat(30)}0000` })).toEqual({})
  expect(
    checkContacts({ ...contacts, city: 'я'.repeat(101), phone: '1 2 3 4 5 '.repeat(5) }),
  ).toEqual({
    'regData.city': ['Слишком длинно: не больше 100 символов'],
    'regData.phone': ['Слишком длинно: не больше 40 символов'],
  })
})
