import { expect, test } from 'vitest'
import { namedHeads, shortHead } from './head.ts'

test('twelve characters of a head are read in groups of four', () => {
  expect(shortHead('3f2a9c81b7d0e4f5')).toBe('3f2a\u00A09c81\u00A0b7d0')
  expect(shortHead('')).toBe('')
})

test('a text names its heads, in groups or in one piece, each once', () => {
  const text = `Соло, финал: ${shortHead('3f2a9c81b7d0e4f5')}\nЖурнал турнира: 0a1b2c3d4e5f\n3f2a 9c81 b7d0\n+7 916 000-00-00`
  expect(namedHeads(text)).toEqual(['3f2a9c81b7d0', '0a1b2c3d4e5f'])
  expect(namedHeads('3f2a9c81b7d0e4f5, 2027-02-20')).toEqual([])
})
