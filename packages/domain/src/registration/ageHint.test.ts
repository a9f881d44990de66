import { expect, test } from 'vitest'
import { ageHint } from './ageHint.ts'

test('an age outside is said plainly, the youngest below and the oldest above', () => {
  const bounds = { min_age: 18, max_age: 35 }
  expect(ageHint([8], bounds)).toBe('С\u00A018\u00A0лет, а\u00A0танцору 8')
  expect(ageHint([20, 8], bounds)).toBe('С\u00A018\u00A0лет, а\u00A0младшему 8')
  expect(ageHint([40], bounds)).toBe('До\u00A035\u00A0лет, а\u00A0танцору 40')
  expect(ageHint([20, 41], { min_age: null, max_age: 21 })).toBe(
    'До\u00A021\u00A0года, а\u00A0старшему 41',
  )
  expect(ageHint([18, 35], bounds)).toBeNull()
  expect(ageHint([1], { min_age: null, max_age: null })).toBeNull()
})
