import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFinal, anySheet, sheet } from '../testing/marks.ts'
import { nameOf, untrueOfFinal, untrueOfRelative } from '../testing/trueSentence.ts'
import { placeSentence, skating } from './scoring.ts'

test('every sentence of any final is true', () => {
  fc.assert(
    fc.property(anyFinal, (dances) => {
      expect(untrueOfFinal(dances)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('every sentence of any relative placement is true', () => {
  fc.assert(
    fc.property(anySheet, (ordinals) => {
      expect(untrueOfRelative(ordinals)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('rule 11 says what was equal: dance places as good as the one looked for, not all of them', () => {
  // № 2 has the dance places 5, 3, 2 and № 3 has 1, 4, 5.
  const dances = ['3 4 5 1 2', '2 1 3 4 5', '3 4 2 5 1'].map(sheet)
  const [, , third] = skating(dances).explain.places
  expect(third && placeSentence(third, nameOf)).toContain(
    'Мест не ниже 4-го и их сумма тоже равны с № 3: 2 и 5, поэтому сравнили все оценки судей.',
  )
  expect(untrueOfFinal(dances)).toEqual([])
})
