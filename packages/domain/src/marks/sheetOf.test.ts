import { expect, test } from 'vitest'
import { isOfSheet } from './sheetOf.ts'

const sheet = { dance: 'Samba', attempt: 1, letter: 'A' }

test('a sheet is told by dance, attempt and letter together', () => {
  const isSame = isOfSheet(sheet)
  expect(isSame({ ...sheet })).toBe(true)
  expect(isSame({ ...sheet, dance: 'Jive' })).toBe(false)
  expect(isSame({ ...sheet, attempt: 2 })).toBe(false)
  expect(isSame({ ...sheet, letter: 'B' })).toBe(false)
})
