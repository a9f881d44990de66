import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  createConcurrencyLimiter,
  type ConcurrencyLimits,
  type Patience,
} from './concurrencyLimiter.ts'

const refusal = { status: 503, headers: { 'retry-after': '2' } }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work at a limiter: who is at it, in order, each until let go; by default all in one line. */
function withLimiter(
  limits: Pick<ConcurrencyLimits, 'running' | 'waiting'> & Partial<ConcurrencyLimits>,
) {
  const limiter = createConcurrencyLimiter({
    runningPerQueue: limits.running,
    waitMs: 1000,
    ...limits,
  })
  const running: string[] = []
  const leave = new Map<string, () => void>()
  const failing = new Map<string, () => void>()
  const enter = (name: string, lineId = 1, patience?: Patience) =>
    limiter(
      lineId,
      () => {
        running.push(name)
        return new Promise<string>((resolve, reject) => {
          leave.set(name, () => resolve(name))
          failing.set(name, () => reject(new Error(name)))
        })
      },
      patience,
    )
  return {
    limiter,
    running,
    enter,
    leave: (name: string) => leave.get(name)?.(),
    fail: (name: string) => failing.get(name)?.(),
  }
}

it('lets so many work at once and the others in their order, each as one leaves', async () => {
  const { running, enter, leave } = withLimiter({ running: 2, waiting: 2 })
  const done = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  await vi.advanceTimersByTimeAsync(900)
  expect(running).toEqual(['a', 'b'])
  leave('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toEqual(['a', 'b', 'c'])
  leave('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(running).toEqual(['a', 'b', 'c', 'd'])
  leave('c')
  leave('d')
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
})

it('turns away with 503 who would be one too many in the line, at once', async () => {
  const { enter } = withLimiter({ running: 1, waiting: 1 })
  void enter('a')
  void enter('b').catch(() => {})
  await expect(enter('c')).rejects.toMatchObject(refusal)
})

it('turns away whose turn does not come in time, and lets the next one in', async () => {
  const { running, enter, leave } = withLimiter({ running: 1, waiting: 2 })
  void enter('a')
  const late = enter('b').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600)
  void enter('c')
  await vi.advanceTimersByTimeAsync(500)
  expect(await late).toMatchObject(refusal)
  leave('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toEqual(['a', 'c'])
})

it('turns away at once whose turn would come too late by what work took before', async () => {
  const { limiter, running, enter, leave } = withLimiter({ running: 1, waiting: 9 })
  void enter('a')
  await vi.advanceTimersByTimeAsync(600)
  void enter('b')
  leave('a')
  await vi.advanceTimersByTimeAsync(0)
  const inTime = [enter('c'), enter('d')].map((one) => one.catch((error: unknown) => error))
  await vi.advanceTimersByTimeAsync(0)
  expect([limiter.isFull(1), limiter.isFull(2)]).toEqual([true, false])
  // Two wait already, 600 ms each: its turn would come in 1.2 s, and it may wait one.
  await expect(enter('e')).rejects.toMatchObject(refusal)
  leave('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toEqual(['a', 'b', 'c'])
  leave('c')
  await vi.advanceTimersByTimeAsync(0)
  leave('d')
  expect(await Promise.all(inTime)).toEqual(['c', 'd'])
})

const later = (one: Promise<unknown>) => one.catch((error: unknown) => error)
/** Half a second before the slow one ends, another comes: the line is never idle. */
async function pass(slowMs: number, { enter }: ReturnType<typeof withLimiter>) {
  void later(enter('slow'))
  await vi.advanceTimersByTimeAsync(slowMs - 500)
  void enter('next')
  await vi.advanceTimersByTimeAsync(500)
}

it('one slow registration, then idle: a burst is admitted', async () => {
  const { running, enter, leave } = withLimiter({ running: 1, waiting: 9 })
  void enter('slow')
  await vi.advanceTimersByTimeAsync(900)
  leave('slow')
  await vi.advanceTimersByTimeAsync(0)
  const names = ['a', 'b', 'c', 'd', 'e']
  const burst = names.map((name) => later(enter(name)))
  for (const name of names) {
    await vi.advanceTimersByTimeAsync(10)
    leave(name)
  }
  expect(await Promise.all(burst)).toEqual(names)
  expect(running).toEqual(['slow', ...names])
})

it('one slow registration counts as the longest wait at most', async () => {
  const line = withLimiter({ running: 1, waiting: 9 })
  await pass(30_000, line)
  line.leave('slow')
  await vi.advanceTimersByTimeAsync(0)
  // At 30 s each, the second would be refused; at 1 s, the third is.
  const admitted = [later(line.enter('a')), later(line.enter('b'))]
  await expect(line.enter('c')).rejects.toMatchObject(refusal)
  for (const name of ['next', 'a', 'b']) {
    line.leave(name)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(await Promise.all(admitted)).toEqual(['a', 'b'])
})

it('failed work says nothing of the pace', async () => {
  const line = withLimiter({ running: 1, waiting: 9 })
  await pass(900, line)
  line.fail('slow')
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ['a', 'b', 'c']) void later(line.enter(name))
  await vi.advanceTimersByTimeAsync(0)
  expect(line.limiter.isFull(1)).toBe(false)
})

it('a slow event does not make another refuse', async () => {
  const line = withLimiter({ running: 2, runningPerQueue: 1, waiting: 9 })
  await pass(900, line)
  line.leave('slow')
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ['a', 'b', 'c', 'd']) void later(line.enter(name, 2))
  for (const name of ['e', 'f', 'g']) void later(line.enter(name))
  await vi.advanceTimersByTimeAsync(0)
  expect([line.limiter.isFull(1), line.limiter.isFull(2)]).toEqual([true, false])
})

it('who is patient waits as long as it may, whatever the pace', async () => {
  const line = withLimiter({ running: 1, waiting: 9 })
  await pass(900, line)
  line.leave('slow')
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ['a', 'b', 'c']) void later(line.enter(name))
  const patient = line.enter('desk', 1, { waitMs: 3000 })
  const inVain = later(line.enter('club', 1, { waitMs: 2000 }))
  await vi.advanceTimersByTimeAsync(2500)
  expect(await inVain).toMatchObject(refusal)
  line.leave('next')
  await vi.advanceTimersByTimeAsync(0)
  line.leave('desk')
  expect(await patient).toBe('desk')
})

it('counts out whoever failed', async () => {
  const limiter = createConcurrencyLimiter({
    running: 1,
    runningPerQueue: 1,
    waiting: 0,
    waitMs: 1000,
  })
  await expect(limiter(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await limiter(1, () => Promise.resolve('in'))).toBe('in')
})

it('lets the second line in while the first is full', async () => {
  const { running, enter } = withLimiter({ running: 3, runningPerQueue: 2, waiting: 1 })
  for (const name of ['a', 'b', 'c']) void enter(name).catch(() => {})
  await expect(enter('d')).rejects.toMatchObject(refusal)
  void enter('other', 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toEqual(['a', 'b', 'other'])
})

it('when all places are taken the lines take turns, however long one is', async () => {
  const { running, enter, leave } = withLimiter({ running: 2, waiting: 9 })
  for (const name of ['a', 'b', 'c', 'd']) void enter(name, 1)
  void enter('other', 2)
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ['a', 'b', 'c']) {
    leave(name)
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(running).toEqual(['a', 'b', 'c', 'other', 'd'])
})

it('who waited in vain in a line of their own keeps nobody out after that', async () => {
  const { running, enter, leave } = withLimiter({ running: 1, waiting: 1 })
  void enter('a', 1)
  const late = enter('b', 2).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toMatchObject(refusal)
  leave('a')
  void enter('c', 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(running).toEqual(['a', 'c'])
})
