import { expect, test } from 'vitest'
import { formatDiskSpace } from './fileSize.ts'

test('room on a disk is shown in GB', () => {
  expect(formatDiskSpace(81_604_378_624)).toBe('76\u00A0GB')
  expect(formatDiskSpace(256_060_514_304)).toBe('238,5\u00A0GB')
})
