import { ApiProblem } from '@parket/api-client/unwrap'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFresh, PHONE_PACE, SCREEN_PACE } from './keepFresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function startScreen(
  read: (signal: AbortSignal) => Promise<number> = async () => 1,
  pace = SCREEN_PACE,
) {
  const told: number[] = []
  const reading = vi.fn(read)
  const failed = vi.fn()
  let tell: Parameters<Parameters<typeof keepFresh>[0]['follow']>[0] | undefined
  let isFollowed = true
  const { stop, readAgain } = keepFresh({
    ...pace,
    read: reading,
    follow(given) {
      tell = given
      return () => (isFollowed = false)
    },
    onAnswer: (answer) => told.push(answer),
    onFailed: failed,
  })
  return {
    told,
    reading,
    failed,
    stop,
    readAgain,
    change: () => tell?.onChange('now'),
    open: () => tell?.onLiveness(true),
    cut: () => tell?.onLiveness(false),
    look: (isSeen: boolean) => tell?.onSeen(isSeen),
    isFollowed: () => isFollowed,
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const day = 24 * 3600 * 1000

test('a read that is overtaken ends with the one that overtook it', async () => {
  const last = Promise.withResolvers<number>()
  const answers = [Promise.resolve(0), new Promise<number>(() => {}), last.promise]
  const screen = startScreen(() => answers.shift() ?? Promise.resolve(9))
  await pass(0)
  const ended: boolean[] = []
  void screen.readAgain().then((isRead) => ended.push(isRead))
  void screen.readAgain().then((isRead) => ended.push(isRead))
  await pass(0)
  expect(ended).toEqual([])
  last.resolve(2)
  await pass(0)
  expect(ended).toEqual([true, true])
  expect(screen.told).toEqual([0, 2])
  screen.stop()
})

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

test('a try that fails is repeated within a second, then every 1–2.5 s, after a minute less often', async () => {
  let tries = 0
  const screen = startScreen(async () => {
    tries += 1
    if (tries < 4) throw new Error('no network')
    return tries
  })
  screen.open()
  await pass(1000)
  expect(screen.reading).toHaveBeenCalledTimes(2)
  await pass(5000)
  expect(screen.told).toEqual([4])
  expect(screen.failed).toHaveBeenCalledTimes(3)
  screen.stop()

  const dead = startScreen(() => Promise.reject(new Error('no network')))
  await pass(60_000)
  const soon = dead.reading.mock.calls.length
  expect(soon).toBeGreaterThan(60 / 2.5)
  expect(soon).toBeLessThan(60)
  await pass(60_000)
  expect(dead.reading.mock.calls.length - soon).toBeGreaterThan(60 / 5 - 2)
  expect(dead.reading.mock.calls.length - soon).toBeLessThan(60 / 2.5 + 2)
  dead.stop()
})

const overloaded = new ApiProblem({ status: 503, answer: null })

test('a server that has too much to do is asked again after 1, 2, 4, 8, then 15 s, whatever changes meanwhile', async () => {
  const screen = startScreen(() => Promise.reject(overloaded))
  screen.open()
  for (let second = 0; second < 60; second += 1) {
    screen.change()
    await pass(1000)
  }
  // 1 + 2 + 4 + 8 + 15 + 15 s, each a quarter more or less.
  expect(screen.reading.mock.calls.length).toBeGreaterThanOrEqual(6)
  expect(screen.reading.mock.calls.length).toBeLessThanOrEqual(9)
  screen.stop()
})

test('one answer among failures does not bring back the haste of their beginning', async () => {
  let isBusy = true
  const screen = startScreen(() => (isBusy ? Promise.reject(overloaded) : Promise.resolve(1)))
  screen.open()
  await pass(60_000)
  isBusy = false
  await screen.readAgain()
  expect(screen.told).toEqual([1])
  isBusy = true
  await screen.readAgain()
  const before = screen.reading.mock.calls.length
  await pass(11_000)
  expect(screen.reading).toHaveBeenCalledTimes(before)
  screen.stop()
})

test('a stream that is cut is followed by six reads in 16 s, then one every 15 s', async () => {
  const screen = startScreen()
  screen.open()
  await pass(5000)
  screen.cut()
  const reads: number[] = []
  for (const ms of [2500, 2500, 5000, 10_000]) {
    await pass(ms)
    reads.push(screen.reading.mock.calls.length)
  }
  expect(reads.every((count, at) => count >= at + 2)).toBe(true)
  await pass(10_000)
  const often = screen.reading.mock.calls.length
  // The first, those six, and at the most another: each comes a quarter sooner or later.
  expect(often).toBeGreaterThanOrEqual(7)
  expect(often).toBeLessThanOrEqual(8)
  await pass(60_000)
  expect(screen.reading.mock.calls.length - often).toBeGreaterThanOrEqual(3)
  expect(screen.reading.mock.calls.length - often).toBeLessThanOrEqual(6)
  screen.stop()
})

test('a stream that is cut after a failure does not put off the try that is near', async () => {
  let isAway = false
  const screen = startScreen(() =>
    isAway ? Promise.reject(new Error('gone')) : Promise.resolve(1),
  )
  screen.open()
  await pass(5000)
  isAway = true
  void screen.readAgain()
  await pass(0)
  isAway = false
  screen.cut()
  await pass(1000)
  expect(screen.told).toHaveLength(2)
  screen.stop()
})

test('a network that was away for half a minute is asked again within 2.5 s, and often until the stream is back', async () => {
  let isAway = true
  const screen = startScreen(async () => {
    if (isAway) throw new Error('no network')
    return 1
  })
  screen.cut()
  await pass(30_000)
  isAway = false
  await pass(2500)
  const soon = screen.told.length
  expect(soon).toBeGreaterThan(0)
  await pass(2500)
  expect(screen.told.length).toBeGreaterThan(soon)
  screen.stop()
})

test('a call that hangs is given up after four seconds, the first one not', async () => {
  let isHanging = true
  const signals: AbortSignal[] = []
  const screen = startScreen((signal) => {
    signals.push(signal)
    return isHanging ? new Promise<never>(() => {}) : Promise.resolve(1)
  })
  await pass(20_000)
  expect(screen.reading).toHaveBeenCalledTimes(1)
  isHanging = false
  void screen.readAgain()
  await pass(0)
  isHanging = true
  void screen.readAgain()
  await pass(4000)
  expect([signals[2]?.aborted, screen.failed.mock.calls.length]).toEqual([true, 1])
  isHanging = false
  await pass(1250)
  expect(screen.told).toEqual([1, 1])
  expect(vi.getTimerCount()).toBe(1)
  screen.stop()
})

test('a line that becomes slow for good is given more time until it answers', async () => {
  let takes = 50
  const screen = startScreen(() => new Promise((resolve) => setTimeout(() => resolve(1), takes)))
  await pass(1000)
  takes = 6000
  void screen.readAgain()
  await pass(4000 + 1250 + 6000)
  expect([screen.failed.mock.calls.length, screen.told]).toEqual([1, [1, 1]])
  screen.stop()
})

test('while every call hangs the limit is a minute at most', async () => {
  const screen = startScreen(async () => 1)
  await pass(0)
  screen.reading.mockImplementation(() => new Promise<never>(() => {}))
  void screen.readAgain()
  await pass(day)
  const { length } = screen.reading.mock.calls
  expect(length).toBeGreaterThan(day / 80_000)
  expect(length).toBeLessThan(day / 70_000)
  screen.stop()
})

test('a call that hangs is repeated as soon as the network is back, which is no failure; a young one goes on', async () => {
  let isHanging = true
  const screen = startScreen(() => (isHanging ? new Promise<never>(() => {}) : Promise.resolve(1)))
  await pass(900)
  isHanging = false
  screen.look(true)
  await pass(10)
  expect(screen.reading).toHaveBeenCalledTimes(1)
  await pass(100)
  screen.look(true)
  await pass(500)
  expect([screen.told, screen.failed.mock.calls]).toEqual([[1], []])
  screen.stop()
})

test('where answers take long, a call is given more time', async () => {
  const slow = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(1), ms))
  let takes = 3000
  const screen = startScreen(() => slow(takes))
  await pass(3000)
  takes = 11_000
  void screen.readAgain()
  await pass(11_000)
  expect([screen.told, screen.failed.mock.calls]).toEqual([[1, 1], []])
  screen.stop()
})

test('a server that asks to wait is given the time', async () => {
  const busy = new ApiProblem({ status: 503, answer: null, retryAfter: 9 })
  const screen = startScreen(() => Promise.reject(busy))
  await pass(9000)
  expect(screen.reading).toHaveBeenCalledTimes(1)
  await pass(4500)
  expect(screen.reading).toHaveBeenCalledTimes(2)
  screen.stop()
})

test('neither a change nor a look shortens the time that a server asked for', async () => {
  const busy = new ApiProblem({ status: 503, answer: null, retryAfter: 9 })
  const screen = startScreen(() => Promise.reject(busy))
  screen.open()
  await pass(10)
  screen.change()
  screen.look(true)
  screen.cut()
  await pass(8900)
  expect(screen.reading).toHaveBeenCalledTimes(1)
  await pass(4600)
  expect(screen.reading).toHaveBeenCalledTimes(2)
  screen.stop()
})

test('a refusal is asked again as seldom as without a stream', async () => {
  const refused = new ApiProblem({ status: 404, answer: null })
  const screen = startScreen(() => Promise.reject(refused))
  await pass(60_000)
  expect(screen.reading.mock.calls.length).toBeLessThan(10)
  screen.stop()
})

test('an answer that comes after the end, or after a later one, is dropped', async () => {
  const waiting = Promise.withResolvers<number>()
  const left = startScreen(() => waiting.promise)
  left.stop()
  waiting.resolve(1)
  await pass(1000)
  expect(left.told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)

  const [slow, quick] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const answers = [slow, quick]
  const screen = startScreen(() => answers.shift()?.promise ?? Promise.resolve(3))
  const again = screen.readAgain()
  quick.resolve(2)
  await again
  slow.resolve(1)
  await pass(0)
  expect([screen.told, vi.getTimerCount()]).toEqual([[2], 1])
  screen.stop()
})

test('a hidden page reads nothing, and at once when it is looked at again', async () => {
  const screen = startScreen()
  await pass(5000)
  screen.look(false)
  await pass(day)
  expect(screen.reading).toHaveBeenCalledTimes(1)
  screen.look(true)
  await pass(0)
  expect(screen.reading).toHaveBeenCalledTimes(2)
  screen.stop()
})

test('a thousand phones that hear of a change ask over a second', async () => {
  const phones = Array.from({ length: 1000 }, () => startScreen(async () => 1, PHONE_PACE))
  const asked = () => phones.filter(({ reading }) => reading.mock.calls.length > 1).length
  await pass(5000)
  for (const phone of phones) phone.change()
  await pass(500)
  expect(asked()).toBeGreaterThan(400)
  expect(asked()).toBeLessThan(600)
  await pass(500)
  expect(asked()).toBe(1000)
  for (const phone of phones) phone.stop()
})

test('a thousand phones that are asked to wait do not come back together', async () => {
  const busy = new ApiProblem({ status: 503, answer: null, retryAfter: 10 })
  const phones = Array.from({ length: 1000 }, () =>
    startScreen(() => Promise.reject(busy), PHONE_PACE),
  )
  const asked = () => phones.filter(({ reading }) => reading.mock.calls.length > 1).length
  await pass(10_000)
  expect(asked()).toBeLessThan(10)
  await pass(2500)
  expect(asked()).toBeGreaterThan(400)
  expect(asked()).toBeLessThan(600)
  for (const phone of phones) phone.stop()
})
