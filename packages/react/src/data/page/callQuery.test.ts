import { afterEach, expect, test, vi } from 'vitest'
import { eventCalls } from '../event/eventCalls.ts'
import { queryClient } from '../queryClient.ts'
import { callQuery } from './callQuery.ts'

afterEach(() => queryClient.clear())

const calls = [
  ['event', eventCalls.event(1)],
  ['tags', eventCalls.tags(1)],
  ['contests', eventCalls.contests(1)],
  ['sessions', eventCalls.sessions(1)],
] as const

test.each(calls)(
  'after a change of an event its %s are read anew, however fresh they are',
  async (_, call) => {
    const fetch = vi.fn<() => Promise<string>>(async () => 'answer')
    const read = () => queryClient.fetchQuery(callQuery({ ...call, fetch }))
    await read()
    await read()
    expect(fetch).toHaveBeenCalledTimes(1)
    await queryClient.invalidateQueries({ queryKey: ['event', 1] })
    await read()
    expect(fetch).toHaveBeenCalledTimes(2)
  },
)

test('the answer of a call is kept apart from the page that is made of it', () => {
  expect(callQuery(eventCalls.event(1)).queryKey).not.toEqual(['event', 1])
})
