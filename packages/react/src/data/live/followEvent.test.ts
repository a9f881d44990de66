import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTopics } from './followEvent.ts'
import { keepFresh, SCREEN_PACE } from './keepFresh.ts'

const heard = new Map<string, Set<() => void>>()
const hear = {
  addEventListener: (type: string, listener: () => void) => {
    heard.set(type, (heard.get(type) ?? new Set()).add(listener))
  },
  removeEventListener: (type: string, listener: () => void) => heard.get(type)?.delete(listener),
}
const listeners = () => [...heard.values()].reduce((sum, { size }) => sum + size, 0)
const happens = (type: string) => heard.get(type)?.forEach((listener) => listener())

beforeEach(() => {
  vi.useFakeTimers()
  heard.clear()
  vi.stubGlobal('document', { hidden: false, ...hear })
  vi.stubGlobal('addEventListener', hear.addEventListener)
  vi.stubGlobal('removeEventListener', hear.removeEventListener)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A server with streams that can be ended. */
function startServer() {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let opened = 0
  let isSilent = false
  const say = (text: string) => {
    for (const one of open) one.enqueue(new TextEncoder().encode(text))
  }
  return {
    open,
    opened: () => opened,
    /** From now on it answers no request for a stream. */
    fallSilent() {
      isSilent = true
    },
    tell: (version: number) => say(`data: {"topic":"now","version":${version}}\n\n`),
    end() {
      for (const one of open) one.close()
      open.clear()
    },
    async fetch({ signal }: Request) {
      opened += 1
      if (isSilent) return new Promise<never>(() => {})
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open.add(controller)
          controller.enqueue(new TextEncoder().encode('retry: 2000\n\n'))
          signal.addEventListener('abort', () => {
            if (open.delete(controller)) controller.error(signal.reason)
          })
        },
      })
      return new Response(body)
    },
  }
}

function startScreen(server: ReturnType<typeof startServer>) {
  const told = vi.fn()
  const liveness: boolean[] = []
  const { stop } = keepFresh({
    ...SCREEN_PACE,
    read: async () => 1,
    follow: followTopics({
      connection: { baseUrl: 'http://hall.test', fetch: (request) => server.fetch(request) },
      eventId: 1,
      topics: ['now'],
    }),
    onAnswer: told,
    onLiveness: (isLive) => liveness.push(isLive),
  })
  return { told, liveness, stop }
}

test('over hours of changes and a hundred streams that end there is one stream, and no more timers or listeners than at its beginning', async () => {
  const server = startServer()
  const { told, stop } = startScreen(server)
  await vi.advanceTimersByTimeAsync(1000)
  const counts = () => [server.open.size, listeners(), vi.getTimerCount()]
  const atFirst = counts()
  expect(atFirst.slice(0, 2)).toEqual([1, 2])
  for (let version = 0; version < 12; version += 1) {
    server.tell(version)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
  }
  server.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(counts()).toEqual(atFirst)
  // Without a heartbeat each stream is given up after a while.
  expect(server.opened()).toBeGreaterThan(100)
  expect(told.mock.calls.length).toBeGreaterThan(2 * 60 * 3)
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(counts()).toEqual([0, 0, 0])
})

test('when the network is back the stream is opened anew, and what is shown is read', async () => {
  const server = startServer()
  const { told, stop } = startScreen(server)
  await vi.advanceTimersByTimeAsync(5000)
  const [opened, reads] = [server.opened(), told.mock.calls.length]
  happens('online')
  expect(server.open.size).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([server.opened(), server.open.size]).toEqual([opened + 1, 1])
  expect(told.mock.calls.length).toBe(reads + 1)
  stop()
})

test('a stream that never opens after the network is back counts as cut: what is shown is asked for', async () => {
  const server = startServer()
  const { told, liveness, stop } = startScreen(server)
  await vi.advanceTimersByTimeAsync(5000)
  expect(liveness.at(-1)).toBe(true)
  server.fallSilent()
  happens('online')
  expect(liveness.at(-1)).toBe(false)
  const reads = told.mock.calls.length
  await vi.advanceTimersByTimeAsync(6000)
  expect(told.mock.calls.length - reads).toBeGreaterThanOrEqual(3)
  expect(liveness.at(-1)).toBe(false)
  stop()
})
