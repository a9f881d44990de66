import { expect, test } from 'vitest'
import { lettersText } from './letters.ts'

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
