import { expect, it } from 'vitest'

import { createSharedAnswers } from './sharedAnswers.ts'

function counted() {
  let reads = 0
  return async () => (reads += 1)
}

it('who asks at the same time gets one answer', async () => {
  const shared = createSharedAnswers(0)
  const read = counted()
  expect(await Promise.all([1, 2, 3].map(() => shared('a', read)))).toEqual([1, 1, 1])
  expect(await shared('a', read)).toBe(2)
})

it('an answer is repeated for a while, each name its own', async () => {
  const shared = createSharedAnswers(60_000)
  const read = counted()
  expect([await shared('a', read), await shared('a', read)]).toEqual([1, 1])
  expect(await shared('b', read)).toBe(2)
})

it('a failure is told to those who wait for it and not repeated', async () => {
  const shared = createSharedAnswers(60_000)
  const failing = () => shared('a', () => Promise.reject(new Error('away')))
  const answers = await Promise.allSettled([failing(), failing()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared('a', counted())).toBe(1)
})

it('an answer may be repeated for a shorter while than others', async () => {
  const shared = createSharedAnswers(60_000)
  const read = counted()
  expect([await shared('a', read, 0), await shared('a', read, 0)]).toEqual([1, 2])
  expect([await shared('b', read, 60_000), await shared('b', read)]).toEqual([3, 3])
})
