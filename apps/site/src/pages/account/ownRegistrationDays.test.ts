import { expect, test } from 'vitest'
import { todayFirst, whenOf } from './ownRegistrationDays.ts'

const now = '2027-02-20T12:00:00.000Z'
const event = (day: string, cancelled_at: string | null = null) => ({
  date_begin: `2027-02-${day}T06:00:00.000Z`,
  date_end: `2027-02-${day}T18:00:00.000Z`,
  time_zone: 'Europe/Moscow',
  cancelled_at,
})

test('an event is ahead, today or past', () => {
  expect(whenOf(event('21'), now)).toBe('ahead')
  expect(whenOf(event('20'), now)).toBe('today')
  expect(whenOf(event('19'), now)).toBe('past')
})

test('its day begins in its own zone, before its first hour', () => {
  expect(whenOf(event('20'), '2027-02-19T21:30:00.000Z')).toBe('today')
  expect(whenOf(event('20'), '2027-02-19T20:30:00.000Z')).toBe('ahead')
})

test('a cancelled one is not danced today', () => {
  expect(whenOf(event('20', '2027-02-18T09:00:00.000Z'), now)).toBe('ahead')
})

test('what is danced today comes first, the rest keeps its order', () => {
  const items = [event('22'), event('20'), event('19'), event('20'), event('21')].map(
    (of, index) => ({ event: of, index }),
  )
  expect(todayFirst(items, now).map(({ index }) => index)).toEqual([1, 3, 0, 2, 4])
})
