import { expect, test } from 'vitest'
import { eventCalendarFile } from './eventCalendarFile.ts'

const event = {
  id: 5,
  name: 'Кубок',
  city: 'Казань',
  place: '',
  date_begin: '2027-05-01T07:00:00Z',
  date_end: '2027-05-01T17:00:00Z',
  starts_at: null,
  time_zone: 'Europe/Moscow',
  version: 3,
  cancelled_at: null,
}
const page = 'https://vesna.example.org/events/5/'
const now = '2027-03-01T10:00:00Z'

test('the file of an event leads to its page, and one of a later version takes the place of an earlier one', () => {
  const { name, text } = eventCalendarFile(event, [], page, now)
  expect(name).toBe('event-5.ics')
  expect(text).toContain('UID:2027-05-01-event-5@vesna.example.org')
  expect(text).toContain('SEQUENCE:3')
  expect(text).toContain(`URL:${page}`)
  expect(text).toMatch(/LOCATION:Казань\r\n/)
  expect(text).not.toContain('STATUS:CANCELLED')
})

test('a cancelled event is cancelled in the calendar, too', () => {
  const cancelled = { ...event, place: 'Дворец', cancelled_at: now }
  const { text } = eventCalendarFile(cancelled, [], page, now)
  expect(text).toContain('STATUS:CANCELLED')
  expect(text).toContain('LOCATION:Казань\\, Дворец')
})
