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

let date: string | null
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  date = 'Sat, 20 Feb 2027 11:32:00 GMT'
  get.mockReset().mockImplementation(async (path: string) => {
    const response = new Response(null, { headers: date === null ? {} : { date } })
    return { data: path.endsWith('/results') ? [] : {}, response }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
async function openPage() {
  const onNow = vi.fn()
  const stop = followNow(1, { onNow, onLiveness: () => {} })
  heard.told?.onLiveness(true)
  await pass(2000)
  return { onNow, stop }
}

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
