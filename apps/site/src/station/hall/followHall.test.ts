import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHall } from './followHall.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function startScreen(read: () => Promise<number> = async () => 1) {
  const told: number[] = []
  const reading = vi.fn(read)
  let tell: Parameters<Parameters<typeof followHall>[0]['follow']>[0] | undefined
  let isFollowed = true
  const stop = followHall({
    read: reading,
    follow(given) {
      tell = given
      return () => (isFollowed = false)
    },
    onAnswer: (answer) => told.push(answer),
  })
  return {
    told,
    reading,
    stop,
    change: () => tell?.onChange(),
    open: () => tell?.onLiveness(true),
    isFollowed: () => isFollowed,
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const day = 24 * 3600 * 1000

test('over a day there is one timer, and none once it is left', async () => {
  const screen = startScreen()
  screen.open()
  await pass(day)
  expect(vi.getTimerCount()).toBe(1)
  expect(screen.reading.mock.calls.length).toBeGreaterThan(day / 20_000 - 2)
  expect(screen.reading.mock.calls.length).toBeLessThan(day / 20_000 + 2)
  screen.stop()
  expect([vi.getTimerCount(), screen.isFollowed()]).toEqual([0, false])
})

test('a change is read within the second, a hundred of them once a second', async () => {
  const screen = startScreen()
  await pass(5000)
  expect(screen.told).toHaveLength(1)
  screen.change()
  await pass(0)
  expect(screen.told).toHaveLength(2)
  for (let tap = 0; tap < 100; tap += 1) {
    screen.change()
    await pass(50)
  }
  await pass(1000)
  expect(screen.told.length).toBeGreaterThan(5)
  expect(screen.told.length).toBeLessThan(10)
  expect(vi.getTimerCount()).toBe(1)
  screen.stop()
})

test('what changes while it is read is read after it', async () => {
  const waiting = Promise.withResolvers<number>()
  const screen = startScreen(() => waiting.promise)
  await pass(5000)
  screen.change()
  screen.change()
  expect(screen.reading).toHaveBeenCalledTimes(1)
  waiting.resolve(1)
  await pass(0)
  expect(screen.reading).toHaveBeenCalledTimes(2)
  screen.stop()
})

test('a try that fails is repeated, and an answer that comes after the end is dropped', async () => {
  let tries = 0
  const screen = startScreen(async () => {
    tries += 1
    if (tries < 3) throw new Error('no network')
    return tries
  })
  await pass(11_000)
  expect(screen.told).toEqual([3])

  const waiting = Promise.withResolvers<number>()
  const left = startScreen(() => waiting.promise)
  left.stop()
  waiting.resolve(1)
  await pass(1000)
  expect(left.told).toEqual([])
  screen.stop()
  expect(vi.getTimerCount()).toBe(0)
})
