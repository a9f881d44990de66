import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'a@b.ru',
  'Anna.Petrova+cup@mail.example.org',
  'почта@танцы.рф',
  'йога@танцы.рф'.normalize('NFD'),
  "o'neil@example.org",
])('%s is an e-mail', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a b@c.ru',
  'a@b',
  '@b.ru',
  'a@@b.ru',
  'a@b..ru',
  'a,b@c.ru',
  'su\u200Bper@b.ru',
  'su\u00ADper@b.ru',
  '\u202Esuper@b.ru',
  'ｓuper@b.ru',
  'supervİsor@b.ru',
  'a@b\u0000.ru',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
