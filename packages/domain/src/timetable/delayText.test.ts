import { expect, test } from 'vitest'
import { delayText } from './delayText.ts'

test('a floor is late, early or as planned', () => {
  expect([6, 74, -3, 0].map(delayText)).toEqual([
    'На\u00A06\u00A0мин позже',
    'На\u00A01\u00A0ч 14\u00A0мин позже',
    'На\u00A03\u00A0мин раньше',
    'По\u00A0плану',
  ])
})
