import { expect, test } from 'vitest'
import { formatNearDates, formatNearDay, formatNearMoment } from './nearDates.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const event = (date_begin: string, date_end: string) => ({
  date_begin: `${date_begin}T10:00:00+03:00`,
  date_end: `${date_end}T20:00:00+03:00`,
  time_zone: 'Europe/Moscow',
})
const now = '2026-12-01T12:00:00+03:00'

test.each([
  ['2027-02-20', '2027-02-21', '20–21 февраля'],
  ['2026-12-30', '2027-01-02', '30 декабря – 2 января'],
  ['2026-10-17', '2026-10-17', '17 октября'],
  ['2027-08-20', '2027-08-21', '20–21 августа 2027'],
  ['2025-12-01', '2025-12-01', '1 декабря 2025'],
])('%s … %s: the year is told where it does not go without saying: %s', (first, last, text) => {
  expect(plain(formatNearDates(event(first, last), now))).toBe(text)
})

test('a moment as people say it, in the zone of the hall', () => {
  const moment = '2027-02-10T20:59:00Z'
  expect(plain(formatNearMoment(moment, 'Europe/Moscow', now))).toBe('10 февраля, 23:59')
  expect(plain(formatNearDay(moment, 'Europe/Moscow', now))).toBe('10 февраля')
  expect(plain(formatNearDay(moment, 'Europe/Moscow', '2026-01-01T00:00:00Z'))).toBe(
    '10 февраля 2027',
  )
})
