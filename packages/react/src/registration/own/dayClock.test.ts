import { expect, test } from 'vitest'
import { dayBegins, isDayStale } from './dayClock.ts'

const readAt = '2027-02-20T09:00:00.000Z'
const fiveHoursLater = '2027-02-20T14:00:00.000Z'
const kept = { madeAt: readAt, keptAt: readAt, deviceNow: Date.parse(fiveHoursLater) }

test('a kept day that opens five hours later without the network counts from the hour of the device', () => {
  const now = dayBegins({ ...kept, answeredAt: null })
  expect(now).toBe(fiveHoursLater)
  expect(isDayStale(readAt, now, false)).toBe(true)
})

test('a device whose clock is behind does not put the page before what is known', () => {
  const deviceNow = Date.parse('2020-01-01T00:00:00Z')
  const madeAt = '2027-02-20T08:00:00.000Z'
  expect(dayBegins({ ...kept, madeAt, deviceNow, answeredAt: null })).toBe(readAt)
})

test('once the server has answered its time alone counts, also where the device is ahead', () => {
  const answeredAt = '2027-02-20T13:00:00.000Z'
  const now = dayBegins({ ...kept, answeredAt })
  expect(now).toBe(answeredAt)
  expect(isDayStale(answeredAt, now, true)).toBe(false)
})

test('an answer grows old after a minute; nothing read is not called old', () => {
  expect(isDayStale(readAt, '2027-02-20T09:01:00.000Z', true)).toBe(false)
  expect(isDayStale(readAt, '2027-02-20T09:01:01.000Z', true)).toBe(true)
  expect(isDayStale(null, fiveHoursLater, false)).toBe(false)
})
