import { expect, test } from 'vitest'
import { freeLetters, lettersText } from './letters.ts'

test.each([
  [[], ''],
  [['A'], 'A'],
  [['B', 'A'], 'A, B'],
  [['E', 'C', 'A'], 'A, C, E'],
  [['A', 'B', 'C', 'D', 'E'], 'A–E'],
  [['A', 'B', 'C', 'F', 'H', 'I'], 'A–C, F, H, I'],
])('%j reads «%s»', (letters, text) => {
  expect(lettersText(letters)).toBe(text)
})

test('free letters are the first that nobody has, then doubled ones', () => {
  expect(freeLetters(['A', 'C'], 2)).toEqual(['B', 'D'])
  const all = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(freeLetters(all, 2)).toEqual(['AA', 'AB'])
})
