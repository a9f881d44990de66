import { expect, test } from 'vitest'
import { backAddress } from './backAddress.ts'

test.each(['/events/1/club', '/events/1/register?count=solo&ds=vesna.test', '/'])(
  '%s is a path of this site',
  (text) => {
    expect(backAddress(text)).toBe(text)
  },
)

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '',
  '/a\nb',
  null,
])('%j leads nowhere', (text) => {
  expect(backAddress(text)).toBeNull()
})
