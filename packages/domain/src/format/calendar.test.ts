import { tz } from '@date-fns/tz/tz'
import { utc } from '@date-fns/utc/utc'
import { addMonths as addMonthsOf } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { ru } from 'date-fns/locale/ru'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, daysBetween, isCalendarDay, zonedMoment } from './calendar.ts'
import { dayMonthAndYear, weekdayWord } from './dayWords.ts'

// The library that pages do without says the same.

const moments = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
})
const days = moments.map((date) => date.toISOString().slice(0, 10))
const zones = ['Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Kamchatka', 'America/New_York', 'UTC']

test('a moment in a zone, where clocks are set back and forward, too', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      // Zones were not whole minutes off before.
      fc.pre(moment.getUTCFullYear() >= 1931)
      const { day, time } = zonedMoment(moment.getTime(), zone)
      expect(`${day} ${time}`).toBe(format(moment, 'yyyy-MM-dd HH:mm:ss', { in: tz(zone) }))
    }),
  )
})

test('the days between two days', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      expect(daysBetween(one, other) + 0).toBe(
        differenceInCalendarDays(other, one, { in: utc }) + 0,
      )
    }),
  )
})

test('a day some months later', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 120 }), (day, count) => {
      const later = addMonthsOf(day, count, { in: utc })
      expect(addMonths(day, count)).toBe(format(later, 'yyyy-MM-dd'))
    }),
  )
})

test('a day in words', () => {
  fc.assert(
    fc.property(days, (day) => {
      const words = `${weekdayWord(day)} ${weekdayWord(day, 'short')} ${dayMonthAndYear(day)}`
      expect(words).toBe(format(day, 'EEEE EEEEEE d\u00A0MMMM\u00A0yyyy', { in: utc, locale: ru }))
    }),
  )
})

test('days that are in no calendar', () => {
  expect(['2027-02-28', '2028-02-29', '2027-12-31'].every(isCalendarDay)).toBe(true)
  expect(['2027-02-29', '2027-04-31', '2027-13-01', '2027-00-10'].some(isCalendarDay)).toBe(false)
})
