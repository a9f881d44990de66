import { expect, test } from 'vitest'

import { typedPhoneText } from './phone.ts'

test('a number of this country is read back in one format, however it was typed', () => {
  for (const typed of ['9161234567', '8 (916) 123-45-67', '+7 916 123 45 67', '+79161234567']) {
    expect(typedPhoneText(typed)).toBe('+7 916 123-45-67')
  }
})

test('any other stays as it was typed', () => {
  for (const typed of ['', '12345', '+1 202 555 0143', '+44 20 7946 0958']) {
    expect(typedPhoneText(typed)).toBe(typed)
  }
})
