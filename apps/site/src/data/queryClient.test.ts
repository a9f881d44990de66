import { ApiProblem } from '@parket/api-client/problem'
import { afterEach, expect, test, vi } from 'vitest'
import { onUnauthenticated, queryClient } from './queryClient.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('the contests of an event are not fetched again within 2 s (spec §9)', async () => {
  vi.useFakeTimers()
  const ask = vi.fn<() => Promise<string[]>>(async () => [])
  const contests = () => queryClient.fetchQuery({ queryKey: ['contests', 1], queryFn: ask })
  await contests()
  vi.advanceTimersByTime(1999)
  await contests()
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await contests()
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  [401, 1],
  [403, 0],
  [500, 0],
  [0, 0],
])('a query answered %i tells the login %i times', async (status, times) => {
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
