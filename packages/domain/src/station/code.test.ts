import { expect, test } from 'vitest'

import { codeAlphabet, makeCode, readPairingCode } from './code.ts'

test('a code has eight signs of which none look alike', () => {
  expect(codeAlphabet).not.toMatch(/[01OIL]/)
  expect(makeCode(() => 0)).toBe('22222222')
  expect(makeCode((below) => below - 1)).toBe('ZZZZZZZZ')
})

test.each(['kmnp2345', ' KMNP-2345 ', 'KMNP 2345', 'кмnр2345'])(
  '%j is read as KMNP2345',
  (given) => {
    expect(readPairingCode(given)).toEqual({ kind: 'code', text: 'KMNP2345' })
  },
)

test('the secret of a printed link is taken as it is', () => {
  const text = 'kJ9_-aB3dE5fG7hJ9kL1mN'
  expect(readPairingCode(` ${text} `)).toEqual({ kind: 'link', text })
})

test.each(['', 'KMNP234', 'KMNP23456', 'KMNP2340', 'KMNP234!', 'x'.repeat(23)])(
  '%j is neither a code nor a link',
  (given) => {
    expect(readPairingCode(given)).toBeNull()
  },
)
