import { expect, test } from 'vitest'
import { areContactsErased, ERASED_ADDRESS } from './erasedContacts.ts'

test('erased contacts are told by their address', () => {
  expect(areContactsErased({ email: ERASED_ADDRESS })).toBe(true)
  expect(areContactsErased({ email: 'anna@example.org' })).toBe(false)
})
