import { expect, test } from 'vitest'
import { priceDays, type PricedEvent } from './priceDays.ts'

const event: PricedEvent = {
  date_begin: '2027-02-20T10:00:00+03:00',
  date_end: '2027-02-21T20:00:00+03:00',
  time_zone: 'Europe/Moscow',
  reg_from: null,
  reg_to: null,
  published: true,
  archived_at: null,
  cancelled_at: null,
  price_steps: [
    { from: '2027-02-01', percent: 120 },
    { from: '2026-12-24', percent: 100 },
    { from: '2026-12-25', percent: 100 },
    { from: '2026-11-01', percent: 90 },
    { from: '2027-03-01', percent: 150 },
  ],
}

test('prices are named for the day of the next entry and each day on which they change', () => {
  const now = '2026-12-01T12:00:00+03:00'
  expect(priceDays(event, now)).toEqual(['2026-12-01', '2026-12-24', '2027-02-01'])
  // Entries end before the last step.
  const until = { ...event, reg_to: '2027-01-10T23:59:00+03:00' }
  expect(priceDays(until, now)).toEqual(['2026-12-01', '2026-12-24'])
  const later = { ...event, reg_from: '2026-12-30T10:00:00+03:00' }
  expect(priceDays(later, now)).toEqual(['2026-12-30', '2027-02-01'])
})

test('once nobody can enter any more there is no price to name', () => {
  expect(priceDays(event, '2027-02-22T12:00:00+03:00')).toEqual([])
})
