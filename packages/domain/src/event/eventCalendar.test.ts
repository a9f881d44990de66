import { expect, test } from 'vitest'
import { eventCalendar } from './eventCalendar.ts'

const event = {
  date_begin: '2027-02-20T09:00:00+03:00',
  date_end: '2027-02-21T21:00:00+03:00',
  time_zone: 'Europe/Moscow',
  starts_at: null,
}
const words = {
  uid: 'event-1@parket.test',
  title: 'Кубок',
  location: '',
  description: 'Билет',
  url: '',
  sequence: 0,
  isCancelled: false,
}
const morning = {
  number: 1,
  title: 'Утро, соло',
  start: '2027-02-20T10:00:00+03:00',
  end: '2027-02-20T13:20:00+03:00',
}
const evening = {
  number: 2,
  title: '',
  start: '2027-02-20T17:00:00+03:00',
  end: '2027-02-20T19:00:00+03:00',
}
const sunday = {
  number: 3,
  title: 'Группы',
  start: '2027-02-21T11:00:00+03:00',
  end: '2027-02-21T15:00:00+03:00',
}

test('each day has an entry of its own with the hours of its sessions: the night between is free', () => {
  const entries = eventCalendar(event, [morning, evening, sunday], words)
  expect(entries.map(({ uid, when }) => [uid, when])).toEqual([
    ['2027-02-20-event-1@parket.test', { begin: morning.start, end: evening.end }],
    ['2027-02-21-event-1@parket.test', { begin: sunday.start, end: sunday.end }],
  ])
  expect(entries[0]?.description).toBe(
    'Билет\n10:00–13:20 Утро, соло\n17:00–19:00 Отделение\u00A02',
  )
})

test('a day that nothing is planned on yet is a whole day, and no hour is invented', () => {
  const saturday = { firstDay: '2027-02-20', lastDay: '2027-02-20' }
  expect(eventCalendar(event, [sunday], words).map(({ when }) => when)).toEqual([
    saturday,
    { begin: sunday.start, end: sunday.end },
  ])
  const noHour = { ...event, date_begin: '2027-02-20T00:00:00+03:00' }
  expect(eventCalendar(noHour, [], words)).toEqual([
    { ...words, when: { firstDay: '2027-02-20', lastDay: '2027-02-21' } },
  ])
})

test('the hour that the page and the ticket tell stands in the calendar, too, before sessions are planned', () => {
  const whens = (own: Partial<typeof event>, sessions = [] as (typeof morning)[]) =>
    eventCalendar({ ...event, ...own }, sessions, words).map(({ when }) => when)
  const begin = '2027-02-20T06:00:00.000Z'
  const date_end = '2027-02-20T21:00:00+03:00'
  expect(whens({ date_end })).toEqual([{ begin, end: date_end }])
  // Nobody knows when the first of two days ends.
  const wholeSunday = { firstDay: '2027-02-21', lastDay: '2027-02-21' }
  expect(whens({})).toEqual([{ begin, end: begin }, wholeSunday])
  const unplanned = { ...morning, end: morning.start }
  expect(whens({}, [unplanned])).toEqual([
    { begin: morning.start, end: morning.start },
    wholeSunday,
  ])
})
