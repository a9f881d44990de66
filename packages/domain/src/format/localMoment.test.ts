import { expect, test } from 'vitest'
import { momentAt } from './localMoment.ts'

test('an hour of a day is that of its zone', () => {
  expect(momentAt('2027-02-20', '10:00', 'Europe/Moscow')).toBe('2027-02-20T07:00:00.000Z')
  expect(momentAt('2027-02-20', '9:05', 'Asia/Vladivostok')).toBe('2027-02-19T23:05:00.000Z')
  expect(momentAt('2027-07-01', '00:00', 'Europe/Berlin')).toBe('2027-06-30T22:00:00.000Z')
})

test.each([
  ['', '10:00'],
  ['2027-02-30', '10:00'],
  ['2027-02-20', ''],
  ['2027-02-20', '24:00'],
  ['2027-02-20', '10'],
])('«%s» with «%s» is no moment', (day, time) => {
  expect(momentAt(day, time, 'Europe/Moscow')).toBe('')
})
