import { expect, test } from 'vitest'
import { eventCalendar } from './eventCalendar.ts'

const event = {
  date_begin: '2027-02-20T09:00:00+03:00',
  date_end: '2027-02-21T21:00:00+03:00',
  time_zone: 'Europe/Moscow',
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

test('without planned hours the days are whole days, and no hour is invented', () => {
  const days = { firstDay: '2027-02-20', lastDay: '2027-02-21' }
  expect(eventCalendar(event, [], words)).toEqual([{ ...words, when: days }])
  const unplanned = { ...morning, end: morning.start }
  expect(eventCalendar(event, [unplanned], words)[0]?.when).toEqual(days)
})
