import { expect, test } from 'vitest'

import { optionalText } from './kinds.ts'

test('a text that may be none is kept without spaces around it, or as none', () => {
  const field = optionalText('Домен', { sample: 'vesna.test', check: () => {} })
  expect(field.read(' vesna.test ', null)).toBe('vesna.test')
  expect(field.read(null, null)).toBeNull()
})
