import { expect, test } from 'vitest'

import { waitsLong } from './longWaiting.ts'

const at = '2026-11-20T12:00:00Z'

test('marks that were not taken for three minutes are offered as a file, no earlier ones', () => {
  const now = (time: string) => new Date(`2026-11-20T${time}Z`)
  expect(waitsLong([], now('18:00:00'))).toBe(false)
  expect(waitsLong([{ at }], now('12:02:59'))).toBe(false)
  expect(waitsLong([{ at }, { at: '2026-11-20T12:02:59Z' }], now('12:03:00'))).toBe(true)
})
