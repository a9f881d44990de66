import { expect, it } from 'vitest'

import { isCommonPassword } from './commonPasswords.ts'

it.each([
  ['of the list', 'password'],
  ['of the list, in capitals', 'QWERTYUIOP'],
  ['digits', '12345678'],
  ['a row of the Russian keyboard', 'йцукенгшщз'],
  ['a Russian word of the list', 'привет123'],
  ['a Russian word in capitals', 'Пароль123'],
  ['one sign again and again', '77777777'],
])('is %s: %s', (_case, password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(['вальс и танго', 'parket-demo', 'another-secret-word'])('is not %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
