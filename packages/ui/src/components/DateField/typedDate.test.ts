import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateValue, shownDate, withDots } from './typedDate.ts'

/** Types the keys one by one at the end. */
const typed = (keys: string) => keys.split('').reduce((text, key) => withDots(text, text + key), '')

describe('dots while typing', () => {
  test.each([
    ['0', '0'],
    ['04', '04.'],
    ['0403', '04.03.'],
    ['04032014', '04.03.2014'],
    ['04.03.2014', '04.03.2014'],
    ['4.3.2014', '04.03.2014'],
    ['4.', '04.'],
    ['2018-05-04', '2018-05-04'],
  ])('%s gives %s', (keys, text) => {
    expect(typed(keys)).toBe(text)
  })

  test('what is deleted stays deleted', () => {
    expect(withDots('04.', '04')).toBe('04')
    expect(withDots('04.03.2014', '04.03.201')).toBe('04.03.201')
  })

  test('an insertion in the middle is left alone', () => {
    expect(withDots('4.03.2014', '14.03.2014')).toBe('14.03.2014')
  })

  test('what is no date is left as it is', () => {
    expect(typed('март')).toBe('март')
    expect(withDots('1.2.3', '1.2.3.4')).toBe('1.2.3.4')
  })

  test('every day typed by its eight digits is understood', () => {
    const days = fc.date({
      min: new Date(0),
      max: new Date(2_000_000_000_000),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        const [year = '', month = '', date = ''] = iso.split('-')
        expect(dateValue(typed(date + month + year))).toBe(iso)
      }),
    )
  })
})

test('the value is a day only when there is such a day', () => {
  expect(dateValue('04.03.2014')).toBe('2014-03-04')
  expect(dateValue('31.02.2014')).toBe('31.02.2014')
  expect(dateValue('04.03.20')).toBe('04.03.20')
})

test('a day is shown as dd.mm.yyyy, anything else as typed', () => {
  expect(shownDate('2014-03-04')).toBe('04.03.2014')
  expect(shownDate('31.02.2014')).toBe('31.02.2014')
})
