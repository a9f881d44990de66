import { expect, test } from 'vitest'

import { healthLimit } from './healthLimit.ts'

test('is absolute where the machine is quick at rest', () => {
  expect(healthLimit(8)).toEqual({ ms: 250, text: '/healthz ≤ 250 ms' })
  expect(healthLimit(125).ms).toBe(250)
})

test('follows a machine that is slow with nothing to do, and says so', () => {
  const { ms, text } = healthLimit(384)
  expect(ms).toBe(768)
  expect(text).toContain('384 ms at rest')
  expect(text).toContain('else 250 ms')
})
