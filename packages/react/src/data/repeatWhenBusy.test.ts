import { ApiProblem } from '@parket/api-client/unwrap'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWhenBusy } from './repeatWhenBusy.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const busy = (retryAfter: number) => new ApiProblem({ status: 503, answer: null, retryAfter })

/** Calls that answer as said, one after another; the last goes on. */
function start(...answers: (ApiProblem | string)[]) {
  const end = new AbortController()
  const call = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (typeof answer === 'string') return answer
    throw answer
  })
  const outcome = repeatWhenBusy(call, end.signal).catch((error: unknown) => error)
  return { call, outcome, end }
}

test('a call that comes in a rush is made again when the server said', async () => {
  const { call, outcome } = start(busy(2), busy(4), 'done')
  await vi.advanceTimersByTimeAsync(2999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(call).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await outcome).toBe('done')
})

test('a rush that lasts is told', async () => {
  const refusal = busy(1)
  const { call, outcome } = start(refusal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe(refusal)
  expect(call).toHaveBeenCalledTimes(4)
})

test('all the waiting together stays within half a minute', async () => {
  const refusal = busy(14)
  const { call, outcome } = start(refusal)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(call).toHaveBeenCalledTimes(2)
  expect(await outcome).toBe(refusal)
})

test('what is refused for another reason, or for long, is told at once', async () => {
  const others = [
    busy(60),
    new ApiProblem({ status: 503, answer: null }),
    new ApiProblem({ status: 422, answer: null, retryAfter: 1 }),
  ]
  for (const refusal of others) {
    const { call, outcome } = start(refusal)
    expect(await outcome).toBe(refusal)
    expect(call).toHaveBeenCalledTimes(1)
  }
})

test('nobody waits for a page that is left', async () => {
  const { call, outcome, end } = start(busy(10), 'done')
  await vi.advanceTimersByTimeAsync(1)
  end.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(await outcome).toBeInstanceOf(ApiProblem)
  expect(call).toHaveBeenCalledTimes(1)
})
