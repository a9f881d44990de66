import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './queryClient.ts'

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
