import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rules } from '../testing/event1.ts'
import { ageAtEvent, fullYears, isMinor, yearsBetween } from './age.ts'

const { event } = rules

describe('age_mode exact: full years on the first day of the event', () => {
  test.each([
    ['2009-05-12', 18],
    ['2009-05-13', 17],
    ['2009-05-11', 18],
    ['2009-12-31', 17],
    ['2027-05-12', 0],
  ])('born %s: %d; the birthday counts', (birthDate, age) => {
    expect(ageAtEvent(birthDate, event)).toBe(age)
  })

  test('29 February turns on 1 March in common years, on the day itself in leap years', () => {
    expect(fullYears('2008-02-29', '2027-02-28')).toBe(18)
    expect(fullYears('2008-02-29', '2027-03-01')).toBe(19)
    expect(fullYears('2008-02-29', '2028-02-28')).toBe(19)
    expect(fullYears('2008-02-29', '2028-02-29')).toBe(20)
  })

  test("the first day is the calendar day in the event's zone", () => {
    const lateEvening = { ...event, date_begin: '2027-05-12T22:30:00Z' }
    expect(ageAtEvent('2009-05-13', lateEvening)).toBe(18)
    expect(ageAtEvent('2009-05-13', { ...lateEvening, time_zone: 'America/New_York' })).toBe(17)
  })
})

test('age_mode year: year of date_begin minus year of birth', () => {
  expect(ageAtEvent('2009-12-31', { ...event, age_mode: 'year' })).toBe(18)
  expect(ageAtEvent('2009-01-01', { ...event, age_mode: 'year' })).toBe(18)
})

test('a minor is under 18 today, in the zone asked for', () => {
  const birthday = '2009-04-02'
  expect(isMinor(birthday, '2027-04-01T12:00:00Z', 'Europe/Moscow')).toBe(true)
  expect(isMinor(birthday, '2027-04-01T21:00:00Z', 'Europe/Moscow')).toBe(false)
  expect(isMinor('2 апреля', '2010-01-01T00:00:00Z', 'UTC')).toBe(false)
})

describe('any birth date', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2027-05-12'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('the exact age is the difference of the years, or one less', () => {
    fc.assert(
      fc.property(day, (birthDate) => {
        const difference = yearsBetween(birthDate, '2027-05-12')
        expect([difference, difference - 1]).toContain(fullYears(birthDate, '2027-05-12'))
      }),
    )
  })

  test('who is born later is not older', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        expect(ageAtEvent(earlier, event)).toBeGreaterThanOrEqual(ageAtEvent(later, event))
      }),
    )
  })
})
