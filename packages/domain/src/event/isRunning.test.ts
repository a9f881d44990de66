import { expect, it } from 'vitest'
import { isRunning } from './dates.ts'

const event = {
  date_begin: '2027-02-20T10:00:00+03:00',
  date_end: '2027-02-21T22:00:00+03:00',
  time_zone: 'Europe/Moscow',
}

it.each([
  ['2027-02-19T23:59:00+03:00', false],
  ['2027-02-20T00:01:00+03:00', true],
  ['2027-02-21T21:59:00+03:00', true],
  ['2027-02-21T22:01:00+03:00', false],
])('an event runs from its first day to its end: at %s %s', (now, expected) => {
  expect(isRunning(event, now)).toBe(expected)
})
