import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, formatDate, isIsoDate, parseRussianDate, toMillis } from './date.ts'
import { formatDateTime, formatMomentOfMark, formatTime } from './dateTime.ts'

describe('a day is read as people type it', () => {
  test.each([
    ['04.03.2012', '2012-03-04'],
    ['4.3.2012', '2012-03-04'],
    ['04/03/2012', '2012-03-04'],
    ['2012-03-04', '2012-03-04'],
    ['04032012', '2012-03-04'],
    ['  04.03.2012 ', '2012-03-04'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['31.12.1999', '1999-12-31'],
  ])('%s', (text, day) => {
    expect(parseRussianDate(text)).toBe(day)
  })

  test.each([
    '31.02.2012',
    '29.02.2023',
    '29.02.1900',
    '31.04.2012',
    '31.06.2012',
    '00.01.2012',
    '01.00.2012',
    '01.13.2012',
    '32.01.2012',
    '01.01.0000',
    '2012-02-31',
    '2012-13-01',
    '4.3.12',
    '2012.03.04',
    'вчера',
    '',
    '1.1.2012 и ещё',
  ])('«%s» is no day', (text) => {
    expect(parseRussianDate(text)).toBeNull()
  })
})

describe('a plain day', () => {
  const day = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('typed as it is shown, it is read as it was', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(isIsoDate(iso)).toBe(true)
        expect(parseRussianDate(formatDate(iso))).toBe(iso)
      }),
    )
  })

  test('is the same day in every zone', () => {
    expect(calendarDay('2012-03-04', 'Pacific/Auckland')).toBe('2012-03-04')
    expect(calendarDay('2012-03-04', 'America/Los_Angeles')).toBe('2012-03-04')
  })

  test.each([
    undefined,
    null,
    20120304,
    ['2012-03-04'],
    'x2012-03-04',
    '2012-3-4',
    '2012-02-30',
    '20120304',
  ])('%s is none', (value) => {
    expect(isIsoDate(value)).toBe(false)
  })
})

describe('dates are shown as dd.MM.yyyy', () => {
  test('«Dates in the form dd.MM.yyyy are shown as is»', () => {
    expect(formatDate('04.03.2012')).toBe('04.03.2012')
  })
  test('ISO days and timestamps', () => {
    expect(formatDate('2012-03-04')).toBe('04.03.2012')
    expect(formatDate('2012-03-04T23:30:00+03:00')).toBe('04.03.2012')
  })
  test('what is no date stays as typed', () => {
    expect(formatDate('весной')).toBe('весной')
    expect(formatDate('с 2012-03-04')).toBe('с 2012-03-04')
  })
})

describe("an instant's day depends on the zone asked for, never on the host's", () => {
  test.each([
    ['2027-05-11T21:00:00Z', 'Europe/Moscow', '2027-05-12'],
    ['2027-05-11T20:59:59Z', 'Europe/Moscow', '2027-05-11'],
    ['2027-05-12T00:00:00+03:00', 'Asia/Vladivostok', '2027-05-12'],
    ['2027-05-12T00:00:00+03:00', 'America/New_York', '2027-05-11'],
    ['0999-05-12T12:00:00Z', 'UTC', '0999-05-12'],
  ])('%s in %s: %s', (instant, zone, day) => {
    expect(calendarDay(instant, zone)).toBe(day)
    expect(calendarDay(new Date(instant), zone)).toBe(day)
  })

  test('a time without an offset counts as UTC', () => {
    expect(toMillis('2027-05-12T10:00:00')).toBe(toMillis('2027-05-12T10:00:00Z'))
    expect(toMillis('2027-05-12T10:00:00.250')).toBe(toMillis('2027-05-12T10:00:00.250Z'))
  })

  test('in UTC it is the day the timestamp is written with', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true }),
        (date) => {
          expect(calendarDay(date, 'UTC')).toBe(date.toISOString().slice(0, 10))
        },
      ),
    )
  })

  test('no valid instant or zone, no day', () => {
    expect(() => calendarDay('завтра', 'UTC')).toThrow(RangeError)
    expect(() => calendarDay('2027-05-12T00:00:00Z', 'Луна')).toThrow(RangeError)
  })

  test('date and time of an instant', () => {
    expect(formatDateTime('2027-05-14T15:30:00Z', 'Europe/Moscow')).toBe('14.05.2027,\u00A018:30')
    expect(formatMomentOfMark('2027-05-14T15:30:07Z', 'Europe/Moscow')).toBe(
      '14.05.2027,\u00A018:30:07',
    )
    expect(formatTime('2027-05-13T21:05:00Z', 'Europe/Moscow')).toBe('00:05')
  })
})
