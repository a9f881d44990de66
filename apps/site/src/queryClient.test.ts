import { ApiProblem } from '@parket/api-client/problem'
import { afterEach, expect, test, vi } from 'vitest'
import { onUnauthenticated, queryClient } from './queryClient.ts'

afterEach(() => queryClient.clear())

test.each([
  [401, 1],
  [403, 0],
  [500, 0],
  [0, 0],
])('a query answered %i tells the session %i times', async (status, times) => {
  const tell = vi.fn<() => void>()
  onUnauthenticated(tell)
  const refused = queryClient.fetchQuery({
    queryKey: ['own'],
    retry: false,
    queryFn: () => Promise.reject(new ApiProblem({ status, answer: null })),
  })
  await expect(refused).rejects.toBeInstanceOf(ApiProblem)
  expect(tell).toHaveBeenCalledTimes(times)
})
