import { ApiProblem } from '@parket/api-client/problem'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './queryClient.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('the contests of an event are not fetched again within 2 s', async () => {
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
  ['a call without an answer ends with its time limit', 'TimeoutError', 1],
  ['a lost connection is asked again twice', 'NetworkError', 3],
])('%s', async (_, name, asked) => {
  vi.useFakeTimers()
  const cause = new DOMException('No answer', name)
  const ask = vi.fn<() => Promise<string[]>>(async () => {
    throw new ApiProblem({ status: 0, answer: null, cause })
  })
  const read = queryClient
    .fetchQuery({
      queryKey: ['lost', name],
      queryFn: ask,
      retry: queryClient.getDefaultOptions().queries?.retry,
    })
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await read).toBeInstanceOf(ApiProblem)
  expect(ask).toHaveBeenCalledTimes(asked)
})
