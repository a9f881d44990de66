import { expect, test } from 'vitest'
import { missingSheetText } from './missingSheet.ts'

const sheet = { dance: 'Samba', letter: 'B', isCompared: false }

test('a sheet that does not count is named by dance and judge', () => {
  expect(missingSheetText(sheet, 'differs')).toBe('Samba, судья B: два ввода расходятся')
})

test('where paper and device differ it says whom to call: who typed the paper cannot end it', () => {
  const compared = { ...sheet, isCompared: true }
  expect(missingSheetText(compared, 'differs')).toBe(
    'Samba, судья B: бумага и\u00A0планшет расходятся. Позовите главного судью или\u00A0другого, кто не\u00A0вводил этот лист',
  )
  expect(missingSheetText(compared, 'typing')).toBe('Samba, судья B: ввод не закончен')
})

test('of a sheet that counts nothing is said', () => {
  expect(missingSheetText(sheet, 'counted')).toBeNull()
})
