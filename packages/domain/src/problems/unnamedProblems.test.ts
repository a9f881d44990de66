import { expect, test } from 'vitest'
import { problemText } from './catalogue.ts'
import { needsLabel } from './unnamedProblems.ts'

test.each([
  problemText('required'),
  problemText('too_long', { max: 100 }),
  problemText('digits_count', { count: 10 }),
  problemText('number_too_small', { min: 1 }),
  problemText('day_invalid'),
  problemText('email_invalid'),
  problemText('password_wrong'),
])('many fields share «%s»: it needs the label', (text) => {
  expect(needsLabel(text, 'Название')).toBe(true)
})
test.each([
  problemText('city_missing'),
  problemText('group_num_taken', { n: 11 }),
  problemText('dancers_too_few', { n: 1, min: 2 }),
  problemText('age_mismatch', { x: 5, bound: 7 }),
  'Любой другой текст',
  '',
])('«%s» says what it is about and needs none', (text) => {
  expect(needsLabel(text, 'Номер')).toBe(false)
})
test('the one label that a text says itself is not put before it', () => {
  expect(needsLabel(problemText('password_missing'), 'Пароль')).toBe(false)
  expect(needsLabel(problemText('password_missing'), 'Текущий пароль')).toBe(true)
  expect(needsLabel(problemText('range_inverted'), 'Начало')).toBe(false)
})
