import { expect, test } from 'vitest'
import { eventDays, eventStart, formatDatesAndHour, isEveryDayPlanned, startText } from './hours.ts'

const moscow = 'Europe/Moscow'

test('a day goes from its first session’s beginning to its last session’s end', () => {
  const sessions = [
    { start: '2027-02-21T07:00:00Z', end: '2027-02-21T09:00:00Z' },
    { start: '2027-02-20T10:00:00+03:00', end: '2027-02-20T13:00:00+03:00' },
    { start: '2027-02-20T09:30:00+03:00', end: '2027-02-20T12:00:00+03:00' },
  ]
  expect(eventDays(sessions, moscow)).toEqual([
    { day: '2027-02-20', begin: '2027-02-20T09:30:00+03:00', end: '2027-02-20T13:00:00+03:00' },
    { day: '2027-02-21', begin: '2027-02-21T07:00:00Z', end: '2027-02-21T09:00:00Z' },
  ])
})

test('an evening that goes on past midnight belongs to the day it begins on, in the event’s zone', () => {
  const party = { start: '2027-02-20T20:00:00Z', end: '2027-02-20T23:30:00Z' }
  expect(eventDays([party], moscow)).toEqual([
    { day: '2027-02-20', begin: party.start, end: party.end },
  ])
})

test('an event begins with its first session; until one is planned, at the hour of its first day', () => {
  const event = {
    date_begin: '2027-02-20T09:00:00+03:00',
    date_end: '2027-02-21T21:00:00+03:00',
    time_zone: moscow,
    starts_at: null,
  }
  const starts_at = '2027-02-20T10:30:00+03:00'
  const unknown = { ...event, date_begin: '2027-02-20T00:00:00+03:00' }
  expect(eventStart({ ...event, starts_at })).toBe(starts_at)
  expect(eventStart(event)).toBe(event.date_begin)
  expect(eventStart(unknown)).toBeNull()

  expect(startText({ ...event, starts_at: new Date(starts_at) })).toBe('начало в\u00A010:30')
  expect(startText(unknown)).toBe('')
  expect(formatDatesAndHour(event)).toBe('20–21\u00A0февраля\u00A02027, начало в\u00A009:00')
  expect(formatDatesAndHour(unknown)).toBe('20–21\u00A0февраля\u00A02027')
})

test('every day of an event is planned once each of its own days has a session', () => {
  const event = {
    date_begin: '2027-02-20T09:00:00+03:00',
    date_end: '2027-02-22T21:00:00+03:00',
    time_zone: moscow,
  }
  const days = (...dates: string[]) =>
    dates.map((date) => ({ day: date, begin: `${date}T07:00:00Z`, end: `${date}T08:00:00Z` }))
  expect(isEveryDayPlanned(event, days('2027-02-20', '2027-02-21', '2027-02-22'))).toBe(true)
  expect(isEveryDayPlanned(event, days('2027-02-20', '2027-02-22'))).toBe(false)
  expect(isEveryDayPlanned(event, [])).toBe(false)
  // A day of setting up before the event is none of its days.
  expect(isEveryDayPlanned(event, days('2027-02-19', '2027-02-20', '2027-02-21'))).toBe(false)
})
