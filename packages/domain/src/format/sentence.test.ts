import { expect, test } from 'vitest'
import { asSentence } from './sentence.ts'

test('what somebody typed ends with one stop, its own where it has one', () => {
  expect(asSentence('Травма')).toBe('Травма.')
  expect(asSentence('Травма.')).toBe('Травма.')
  expect(asSentence('Подмена?')).toBe('Подмена?')
  expect(asSentence('Ушёл…')).toBe('Ушёл…')
})
