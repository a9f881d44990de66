import { expect, test } from 'vitest'
import { formatShortWeekdays, formatWeekdayDate, formatWeekdays } from './weekdays.ts'

test.each([
  ['2027-02-20', '2027-02-20', 'суббота', 'сб'],
  ['2027-02-20', '2027-02-21', 'суббота и\u00A0воскресенье', 'сб и\u00A0вс'],
  ['2027-02-19', '2027-02-21', 'пятница – воскресенье', 'пт–вс'],
  ['2027-02-19', '2027-02-25', '', ''],
])('%s … %s', (first, last, long, short) => {
  expect(formatWeekdays(first, last)).toBe(long)
  expect(formatShortWeekdays(first, last)).toBe(short)
})

test('a day at the head of a programme', () => {
  expect(formatWeekdayDate('2027-02-20')).toBe('Суббота, 20\u00A0февраля')
})
