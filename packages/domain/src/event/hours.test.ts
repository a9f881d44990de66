import { expect, test } from 'vitest'
import { eventDays, eventStart, isEveryDayPlanned } from './hours.ts'

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
  }
  expect(eventStart(event, '2027-02-20T10:00:00+03:00')).toBe('2027-02-20T10:00:00+03:00')
  expect(eventStart(event, null)).toBe(event.date_begin)
  expect(eventStart({ ...event, date_begin: '2027-02-20T00:00:00+03:00' }, null)).toBeNull()
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
