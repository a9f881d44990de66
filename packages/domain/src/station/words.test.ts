import { expect, test } from 'vitest'

import { codeHalves, codeLeftText, seenText, stationTitle } from './words.ts'

const now = '2027-02-20T10:00:00Z'

test.each([
  [{ kind: 'judge', letter: 'C', label: '' }, 'Судья C'],
  [{ kind: 'judge', letter: null, label: '' }, 'Судья'],
  [{ kind: 'chief', letter: 'A', label: '' }, 'Главный судья'],
  [{ kind: 'tally', letter: null, label: 'Счётная 2' }, 'Счётная 2'],
  [{ kind: 'screen', letter: null, label: '' }, 'Экран'],
] as const)('%o is named «%s»', (station, title) => {
  expect(stationTitle(station)).toBe(title)
})

test.each([
  [null, null],
  ['2027-02-20T10:00:05Z', 'сейчас'],
  ['2027-02-20T09:59:01Z', 'сейчас'],
  ['2027-02-20T09:48:00Z', '12\u00A0мин назад'],
  ['2027-02-20T08:00:00Z', '2\u00A0ч назад'],
])('a device heard at %s was heard «%s»', (seenAt, text) => {
  expect(seenText(seenAt, now)).toBe(text)
})

test.each([
  [null, null],
  ['2027-02-20T10:00:00Z', null],
  ['2027-02-20T10:00:40Z', 'меньше минуты'],
  ['2027-02-20T10:08:30Z', 'ещё 8\u00A0мин'],
])('of a code that ends at %s is said «%s»', (expiresAt, text) => {
  expect(codeLeftText(expiresAt, now)).toBe(text)
})

test('a code is read in two halves', () => {
  expect(codeHalves('K7MR4TXQ')).toEqual(['K7MR', '4TXQ'])
})
