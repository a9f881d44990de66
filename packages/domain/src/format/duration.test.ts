import { expect, it } from 'vitest'
import { durationText } from './duration.ts'

it.each([
  [0, '0\u00A0мин'],
  [45, '45\u00A0мин'],
  [60, '1\u00A0ч'],
  [74, '1\u00A0ч 14\u00A0мин'],
  [418, '6\u00A0ч 58\u00A0мин'],
])('%i minutes are said as %j', (minutes, expected) => {
  expect(durationText(minutes)).toBe(expected)
})
