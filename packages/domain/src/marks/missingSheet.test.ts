import { expect, test } from 'vitest'
import { missingSheetText } from './missingSheet.ts'

test('a sheet that does not count is named by dance and judge', () => {
  expect(missingSheetText('Samba', 'B', 'differs')).toBe('Samba, судья B: два ввода расходятся')
})

test('of a sheet that counts nothing is said', () => {
  expect(missingSheetText('Samba', 'B', 'counted')).toBeNull()
})
