import type { LiveTopic } from '@parket/domain/live/topics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from '../data/live/keepFresh.ts'
import { followNow } from './followNow.ts'

const { get, heard } = vi.hoisted(() => ({
  get: vi.fn(),
  heard: { told: null as Told | null },
}))
vi.mock('../data/api.ts', () => ({ api: { GET: get }, siteStream: {} }))
vi.mock('../data/live/followEvent.ts', () => ({
  followTopics: () => (told: Told) => {
    heard.told = told
    return () => {}
  },
}))

let isFailing = false
let date: string | null
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  isFailing = false
  date = 'Sat, 20 Feb 2027 11:32:00 GMT'
  get.mockReset().mockImplementation(async (path: string) => {
    const isLost = isFailing && path.endsWith('/results')
    if (isLost) throw new TypeError('no network')
    const response = new Response(null, { headers: date === null ? {} : { date } })
    return { data: path.endsWith('/results') ? [] : {}, response }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const readsOf = (name: string) =>
  get.mock.calls.filter(([path]) => String(path).endsWith(`/${name}`)).length
const reads = () => [readsOf('now'), readsOf('results')]
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
async function change(topic: LiveTopic) {
  heard.told?.onChange(topic)
  await pass(1000)
}

async function openPage() {
  const onNow = vi.fn()
  const stop = followNow(1, { onNow, onLiveness: () => {} })
  heard.told?.onLiveness(true)
  await pass(2000)
  return { onNow, stop }
}

test('results are read at first and where they may have changed, not with each heat', async () => {
  const { onNow, stop } = await openPage()
  expect(reads()).toEqual([1, 1])
  await change('now')
  await change('now')
  expect(reads()).toEqual([3, 1])
  await change('results')
  expect(reads()).toEqual([4, 2])
  expect(onNow).toHaveBeenLastCalledWith(expect.objectContaining({ now: {}, results: [] }))
  stop()
})

test('an answer is as old as the server says, whatever the clock of the phone', async () => {
  vi.setSystemTime('2027-02-20T15:00:00Z')
  const { onNow, stop } = await openPage()
  expect(onNow).toHaveBeenLastCalledWith(
    expect.objectContaining({ readAt: '2027-02-20T11:32:00.000Z' }),
  )
  stop()
})

test("where the server's time cannot be read the phone's is taken", async () => {
  date = null
  vi.setSystemTime('2027-02-20T15:00:00Z')
  const { onNow, stop } = await openPage()
  expect(onNow.mock.lastCall?.[0].readAt).toMatch(/^2027-02-20T15:00:0/)
  stop()
})

test('results that could not be read are read with the next try', async () => {
  const { onNow, stop } = await openPage()
  isFailing = true
  await change('results')
  isFailing = false
  await pass(2500)
  expect(readsOf('results')).toBe(readsOf('now'))
  expect(onNow).toHaveBeenCalledTimes(2)
  stop()
})

test('results whose read is given up because the other half failed are read again soon', async () => {
  const { onNow, stop } = await openPage()
  const lost = new TypeError('no network')
  get.mockImplementationOnce(() => Promise.reject(lost))
  // The old answer of `/results` hangs until it is given up.
  get.mockImplementationOnce(
    (_path: string, { params: _params, signal }: { params: object; signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(lost))),
  )
  await change('results')
  await pass(5000)
  expect(readsOf('results')).toBe(3)
  expect(onNow).toHaveBeenCalledTimes(2)
  stop()
})

test('while nothing is told results are read once after the cut, then every fifteen seconds', async () => {
  const { stop } = await openPage()
  heard.told?.onLiveness(false)
  await pass(10_000)
  expect(readsOf('results')).toBe(2)
  expect(readsOf('now')).toBeGreaterThan(3)
  await pass(25_000)
  expect(readsOf('results')).toBeGreaterThan(2)
  stop()
})
