import { expect, test } from 'vitest'
import { isInstantText } from './instant.ts'
import { isTimeZone } from './timeZone.ts'

test.each([
  ['2027-05-12T09:00:00+03:00', true],
  ['2027-05-12T09:00Z', true],
  ['2027-05-12T23:59:59.999-11:00', true],
  ['2027-05-12T09:00:00', false],
  ['2027-02-30T09:00:00Z', false],
  ['2027-05-12T24:00:00Z', false],
  ['2027-05-12T09:60:00Z', false],
  ['2027-05-12T09:00:00+24:00', false],
  ['2027-05-12', false],
  ['', false],
])('a moment with its offset: «%s» is one: %s', (text, isOne) => {
  expect(isInstantText(text)).toBe(isOne)
})

test.each([
  ['Europe/Moscow', true],
  ['UTC', true],
  ['Asia/Vladivostok', true],
  ['+03:00', false],
  ['Europe/Zvenigorod', false],
  ['', false],
])('a zone by its name: «%s» is one: %s', (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne)
})
