import { expect, test } from 'vitest'
import { shortHead } from './head.ts'

test('twelve characters of a head are read in groups of four', () => {
  expect(shortHead('3f2a9c81b7d0e4f5')).toBe('3f2a\u00A09c81\u00A0b7d0')
  expect(shortHead('')).toBe('')
})
