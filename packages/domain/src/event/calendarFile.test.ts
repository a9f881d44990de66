import { tzOffset } from '@date-fns/tz/tzOffset'
import { addHours } from 'date-fns/addHours'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awkwardZones } from '../testing/zones.ts'
import { calendarFile as fileOf, type CalendarEntry } from './calendarFile.ts'

interface TimedEntry extends Omit<CalendarEntry, 'when'> {
  begin: string | Date
  end: string | Date
  timeZone: string
}

/** A file with one entry. */
function calendarFile({ begin, end, timeZone, ...entry }: TimedEntry, at: string): string {
  return fileOf([{ ...entry, when: { begin, end } }], timeZone, at)
}

const cup: TimedEntry = {
  uid: 'event-1@parket.test',
  title: 'Кубок Паркета',
  begin: '2027-05-12T09:00:00+03:00',
  end: '2027-05-13T22:00:00+03:00',
  timeZone: 'Europe/Moscow',
  location: 'Москва, «Паркет»',
  description: 'Регистрация № 58',
  url: 'https://parket.test/events/1/',
  sequence: 3,
  isCancelled: false,
}
const made = '2027-04-01T12:00:00+03:00'

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file (RFC 5545)', () => {
  test('has the times of the hall, and the zone they are of', () => {
    expect(unfolded(calendarFile(cup, made))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Parket//RU',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Moscow',
      'BEGIN:STANDARD',
      'DTSTART:20270511T090000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:event-1@parket.test',
      'DTSTAMP:20270401T090000Z',
      'DTSTART;TZID=Europe/Moscow:20270512T090000',
      'DTEND;TZID=Europe/Moscow:20270513T220000',
      'SUMMARY:Кубок Паркета',
      String.raw`LOCATION:Москва\, «Паркет»`,
      'DESCRIPTION:Регистрация № 58',
      'URL:https://parket.test/events/1/',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })
  test('says that an event does not take place, under the same name as before', () => {
    const lines = unfolded(calendarFile({ ...cup, sequence: 4, isCancelled: true }, made))
    expect(lines).toContain('UID:event-1@parket.test')
    expect(lines).toContain('SEQUENCE:4')
    expect(lines).toContain('STATUS:CANCELLED')
  })
  test('several entries share their zone, with its changes over all of them', () => {
    const { begin: _begin, end: _end, timeZone: _zone, ...words } = cup
    const entries = [
      { ...words, when: { begin: '2027-03-27T10:00:00+01:00', end: '2027-03-27T20:00:00+01:00' } },
      { ...words, when: { begin: '2027-03-28T10:00:00+02:00', end: '2027-03-28T20:00:00+02:00' } },
    ]
    const lines = unfolded(fileOf(entries, 'Europe/Berlin', made))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
    expect(lines).toContain('BEGIN:DAYLIGHT')
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20270328T100000')
  })
  test('days without hours are whole days: the end is the day after, and no zone is told', () => {
    const { begin: _begin, end: _end, timeZone, ...words } = cup
    const days = { ...words, when: { firstDay: '2027-02-27', lastDay: '2027-02-28' } }
    const lines = unfolded(fileOf([days], timeZone, made))
    expect(lines).toContain('DTSTART;VALUE=DATE:20270227')
    expect(lines).toContain('DTEND;VALUE=DATE:20270301')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })
  test('west of Greenwich, and at it, the hours are told with their sign', () => {
    const at = (timeZone: string) => unfolded(calendarFile({ ...cup, timeZone }, made))
    expect(at('America/St_Johns')).toContain('TZOFFSETTO:-0230')
    expect(at('UTC')).toContain('TZOFFSETTO:+0000')
  })

  test('a letter of four octets is not torn by the fold', () => {
    const title = '🕺'.repeat(40)
    const file = calendarFile({ ...cup, title }, made)
    expect(unfolded(file)).toContain(`SUMMARY:${title}`)
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
  })

  test('where the clock is changed during the event, the change is told', () => {
    const night = {
      ...cup,
      timeZone: 'Europe/Berlin',
      begin: '2027-03-27T18:00:00+01:00',
      end: '2027-03-28T12:00:00+02:00',
    }
    const lines = unfolded(calendarFile(night, made))
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20270327T180000')
    expect(lines).toContain('DTEND;TZID=Europe/Berlin:20270328T120000')
    const at = lines.indexOf('BEGIN:DAYLIGHT')
    expect(lines.slice(at, at + 5)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ])
  })
  test('and where it is put back', () => {
    const night = {
      ...cup,
      timeZone: 'America/New_York',
      begin: '2027-11-06T20:30:00-04:00',
      end: '2027-11-07T10:00:00-05:00',
    }
    const lines = unfolded(calendarFile(night, made))
    expect(lines.filter((line) => line === 'BEGIN:STANDARD')).toHaveLength(2)
    expect(lines).toContain('DTSTART:20271107T020000')
    expect(lines).toContain('TZOFFSETTO:-0500')
  })
  test.each([
    ['an hour after', '18:00:00+01:00', '04:00:00+02:00'],
    ['the same moment', '18:00:00+01:00', '03:00:00+02:00'],
    ['a quarter after', '18:30:00+01:00', '03:15:00+02:00'],
  ])('the change is told to an event that ends %s', (_, begin, end) => {
    const night = {
      ...cup,
      timeZone: 'Europe/Berlin',
      begin: `2027-03-27T${begin}`,
      end: `2027-03-28T${end}`,
    }
    expect(unfolded(calendarFile(night, made))).toContain('BEGIN:DAYLIGHT')
  })
  test('a change on the last day of a month is told as well', () => {
    const night = {
      ...cup,
      timeZone: 'Europe/Berlin',
      begin: '2024-03-31T00:30:00+01:00',
      end: '2024-03-31T12:00:00+02:00',
    }
    expect(unfolded(calendarFile(night, made))).toContain('DTSTART:20240331T020000')
  })
  test('any event of up to three weeks: a change is told where the offset changes, hour by hour', () => {
    const hours = fc.integer({ min: 0, max: 24 * 365 * 20 })
    const zones = fc.constantFrom(...awkwardZones, 'Africa/Casablanca', 'Asia/Kathmandu')
    fc.assert(
      fc.property(hours, fc.integer({ min: 1, max: 500 }), zones, (first, length, timeZone) => {
        const begin = addHours('2020-01-01T00:00:00Z', first)
        const lines = unfolded(
          calendarFile({ ...cup, timeZone, begin, end: addHours(begin, length) }, made),
        )
        const offsets = Array.from({ length: length + 1 }, (_, hour) =>
          tzOffset(timeZone, addHours(begin, hour)),
        )
        const changes = offsets.filter((offset, hour) => hour > 0 && offset !== offsets[hour - 1])
        expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toHaveLength(
          changes.length + 1,
        )
      }),
    )
  })
  test('a change before the event is none of its own', () => {
    const morning = {
      ...cup,
      timeZone: 'Europe/Berlin',
      begin: '2027-03-28T03:30:00+02:00',
      end: '2027-03-28T20:00:00+02:00',
    }
    expect(unfolded(calendarFile(morning, made))).not.toContain('BEGIN:DAYLIGHT')
  })
  test('zones with a part of an hour', () => {
    const file = calendarFile({ ...cup, timeZone: 'Asia/Kolkata' }, made)
    expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20270512T113000')
    expect(file).toContain('TZOFFSETTO:+0530')
  })
  test('signs of the format in a text are no signs of it', () => {
    const line = unfolded(calendarFile({ ...cup, title: 'Кубок; «A, B»\\\nвторой' }, made)).find(
      (text) => text.startsWith('SUMMARY'),
    )
    expect(line).toBe(String.raw`SUMMARY:Кубок\; «A\, B»\\\nвторой`)
  })
  test('any text: no line is longer than 75 octets, and all of it is there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const plain = title.replaceAll(/[\\;,\r\n]/g, '')
        const file = calendarFile({ ...cup, title: plain }, made)
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        }
        expect(unfolded(file)).toContain(`SUMMARY:${plain}`)
      }),
    )
  })
})
