import { expect, test } from 'vitest'

import { isMailAddress, parseMailbox } from './mailbox.ts'

test.each([
  ['a@example.org', { name: '', address: 'a@example.org' }],
  ['Паркет <a@example.org>', { name: 'Паркет', address: 'a@example.org' }],
  ['"Паркет, турниры" <a@example.org>', { name: 'Паркет, турниры', address: 'a@example.org' }],
  ['<a@example.org>', { name: '', address: 'a@example.org' }],
  ['a@почта.рф', { name: '', address: 'a@почта.рф' }],
])('%s is a mailbox', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox)
})

test.each([
  'a',
  'a@',
  '@b.c',
  'a@b@c',
  'a b@c.d',
  'a@b.c,d@e.f',
  'a@b.c;d@e.f',
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c\nX: y',
  'Имя\r\nBcc: d@e.f <a@b.c>',
  `${'a'.repeat(250)}@b.cd`,
])('%j is no mailbox', (text) => {
  expect(parseMailbox(text)).toBeNull()
  expect(isMailAddress(text)).toBe(false)
})
