import { expect, test } from 'vitest'
import { isSameEmail, isSamePhone } from './sameContacts.ts'

test('an e-mail is the same in other letter case and with spaces around', () => {
  expect(isSameEmail(' Maria@Example.org', 'maria@example.ORG ')).toBe(true)
  expect(isSameEmail('maria@example.org', 'mariya@example.org')).toBe(false)
})

test('a phone is the same however it is written', () => {
  expect(isSamePhone('+7 916 123-45-67', '8 (916) 1234567')).toBe(true)
  expect(isSamePhone('+79161234567', '+79161234568')).toBe(false)
  expect(isSamePhone('+49 89 1234567', '+49 79 1234567')).toBe(false)
})
