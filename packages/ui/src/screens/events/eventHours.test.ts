import type { SessionHours } from '@parket/domain/event/hours'
import { expect, test } from 'vitest'
import { cup, cupSessions } from '../fixtures/cup.ts'
import { hoursText, posterHours } from './eventHours.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const day = (date: string, from: string, to: string) => ({
  start: `${date}T${from}:00+03:00`,
  end: `${date}T${to}:00+03:00`,
})

test('days with the same hours share them, others say when the first begins', () => {
  const saturday = day('2027-02-20', '10:00', '20:00')
  expect(plain(hoursText(cup, [saturday, day('2027-02-21', '10:00', '20:00')]))).toBe(
    'сб и вс, 10:00–20:00',
  )
  expect(plain(hoursText(cup, [saturday, day('2027-02-21', '11:00', '18:00')]))).toBe(
    'сб и вс, с 10:00',
  )
  // Sunday is not planned yet: nobody knows when it ends.
  expect(plain(hoursText(cup, cupSessions))).toBe('сб и вс, с 10:00')
  expect(plain(hoursText({ ...cup, date_end: '2027-02-20T20:00:00+03:00' }, cupSessions))).toBe(
    'сб, 10:00–12:00',
  )
})

test('a day in between, or the first one, may not be planned yet either', () => {
  const [saturday, sunday, monday] = ['2027-02-20', '2027-02-21', '2027-02-22'].map((date) =>
    day(date, '10:00', '20:00'),
  ) as [SessionHours, SessionHours, SessionHours]
  const threeDays = { ...cup, date_end: '2027-02-22T20:00:00+03:00' }
  expect(plain(hoursText(cup, [sunday]))).toBe('сб и вс, с 10:00')
  expect(plain(hoursText(threeDays, [saturday, monday]))).toBe('сб–пн, с 10:00')
  expect(plain(hoursText(threeDays, [saturday, sunday, monday]))).toBe('сб–пн, 10:00–20:00')
})

test('without sessions the hour is that of the first day, where it names one', () => {
  expect(plain(hoursText(cup, []))).toBe('сб и вс, с 10:00')
  expect(plain(hoursText({ ...cup, date_begin: '2027-02-20T00:00:00+03:00' }, []))).toBe('сб и вс')
})

test('a poster has whole words', () => {
  const { weekdays, start } = posterHours({ ...cup, starts_at: '2027-02-20T07:30:00Z' })
  expect([plain(weekdays), plain(start)]).toEqual(['Суббота и воскресенье', 'начало в 10:30'])
})
