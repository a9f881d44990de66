import { expect, test } from 'vitest'

import { DEFAULT_ACCENT, safeAccent } from './brand.ts'

test('an accent that is no colour is taken for the default', () => {
  expect(safeAccent('#2f6f4e')).toBe('#2f6f4e')
  expect(safeAccent('red;}')).toBe(DEFAULT_ACCENT)
})
