import { millisecondsInDay } from 'date-fns/constants'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDateRange } from '../event/dates.ts'
import { calendarDay, formatDate, isIsoDate, parseRussianDate, toMillis } from '../format/date.ts'
import { formatDateTime } from '../format/dateTime.ts'
import { fullYears, yearsBetween } from '../registration/age.ts'
import { dailyEntries } from '../statistics/series.ts'
import { awkwardZones } from './zones.ts'

/** Runs the work as on a machine whose own zone is this one. */
function inHostZone<T>(timeZone: string, work: () => T): T {
  const before = process.env['TZ']
  process.env['TZ'] = timeZone
  try {
    return work()
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
}

const isoOf = (dayNumber: number) =>
  new Date(dayNumber * millisecondsInDay).toISOString().slice(0, 10)
/** Days from 1900 to 2099, counted from 1970. */
const dayNumber = fc.integer({ min: -25_567, max: 47_481 })
const days = dayNumber.map(isoOf)

const numericDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

test('the zone of the machine can be changed', () => {
  const hourOf = (zone: string) => inHostZone(zone, () => new Date(0).getHours())
  expect(awkwardZones.map(hourOf)).toEqual([0, 3, 1, 19, 21, 10, 13, 23])
})

describe.each(awkwardZones)('on a machine in %s', (zone) => {
  const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
    inHostZone(zone, () => fc.assert(property))

  test('every day exists, and reads as it is shown', () => {
    holds(
      fc.property(days, (day) => {
        expect(isIsoDate(day)).toBe(true)
        expect(parseRussianDate(formatDate(day))).toBe(day)
        expect(calendarDay(day, 'Asia/Tokyo')).toBe(day)
        expect(toMillis(day)).toBe(Date.parse(day))
      }),
    )
  })

  test('a birthday is a date of the calendar, not a moment', () => {
    holds(
      fc.property(days, days, (one, other) => {
        const [birth, day] = one < other ? [one, other] : [other, one]
        const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
        expect(yearsBetween(birth, day)).toBe(years)
        expect(fullYears(birth, day)).toBe(birth.slice(5) <= day.slice(5) ? years : years - 1)
      }),
    )
  })

  test('a series has each day once, however long the days are on that machine', () => {
    holds(
      fc.property(dayNumber, fc.integer({ min: 1, max: 60 }), (first, length) => {
        const series = dailyEntries([
          { day: isoOf(first), entries: 1 },
          { day: isoOf(first + length), entries: 1 },
        ])
        const all = Array.from({ length: length + 1 }, (_, index) => isoOf(first + index))
        expect(series.map(({ day }) => day)).toEqual(all)
      }),
    )
  })

  test('an instant is shown in the zone asked for, as the runtime counts it', () => {
    // Since 1973 every offset is whole minutes.
    const instants = fc.date({
      min: new Date('1973-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    holds(
      fc.property(instants, fc.constantFrom(...awkwardZones), (instant, timeZone) => {
        const show = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('ru', { timeZone, ...options }).format(instant)
        expect(formatDateTime(instant, timeZone)).toBe(
          show({ ...numericDate, hour: '2-digit', minute: '2-digit' }).replace(', ', ',\u00A0'),
        )
        expect(formatDate(calendarDay(instant, timeZone))).toBe(show(numericDate))
        expect(formatDateRange(instant, instant, timeZone)).toBe(
          show({ dateStyle: 'long' })
            .replace(/\sг\.$/, '')
            .replaceAll(' ', '\u00A0'),
        )
      }),
    )
  })
})
