import { expect, test } from 'vitest'
import { valueText } from './valueText.ts'

const zone = 'Europe/Moscow'

test.each([
  ['ДК «Паркет»', 'ДК «Паркет»'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [12, '12'],
  [Number.NaN, ''],
  [true, 'да'],
  [false, 'нет'],
  [['Oriental', 'Folk'], 'Oriental, Folk'],
  [{ id: 3, phone: '+7 900', email: '', site: null, address: 'Тверь' }, '+7 900, Тверь'],
])('%j is told as «%s»', (value, text) => {
  expect(valueText(value, zone)).toBe(text)
})

test('a moment is told in the zone', () => {
  expect(valueText('2027-02-10T20:59:00.000Z', zone)).toBe('10.02.2027,\u00A023:59')
})
