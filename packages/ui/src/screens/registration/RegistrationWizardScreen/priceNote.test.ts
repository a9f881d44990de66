import { expect, test } from 'vitest'
import { priceNote } from './priceNote.ts'

test('where several pay, the price is said to be of each', () => {
  expect(priceNote(100_000, 2)).toBe('цена с\u00A0танцора')
})
test('one dancer reads the price as it is', () => expect(priceNote(100_000, 1)).toBeNull())
test('what is free is free for all', () => expect(priceNote(0, 7)).toBeNull())
