import { beforeEach, expect, test, vi } from 'vitest'

const { keepDocument, keepFiles, answerFor } = vi.hoisted(() => ({
  keepDocument: vi.fn(),
  keepFiles: vi.fn(),
  answerFor: vi.fn(),
}))
vi.mock('./pageCache.ts', async (original) => ({
  ...(await original<object>()),
  keepDocument,
  keepFiles,
  answerFor,
}))

const { stationPages, ticketPages } = await import('./pageCache.ts')
const ORIGIN = 'http://localhost:3000'
const ticket = '/events/4/select-registration'
type Hear = (event: object) => void
let heard: Record<string, Hear>

beforeEach(() => {
  heard = {}
  keepFiles.mockReset()
  keepDocument.mockReset().mockResolvedValue(true)
  answerFor.mockReset()
})

/** Starts the worker of a scope. */
async function start(scope: string): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('location', { search: '?ds=club' })
  vi.stubGlobal('registration', { scope: ORIGIN + scope })
  vi.stubGlobal('clients', { claim: async () => {} })
  vi.stubGlobal('skipWaiting', async () => {})
  vi.stubGlobal('addEventListener', (type: string, hear: Hear) => (heard[type] = hear))
  await import('./entry-worker.ts')
}

/** Ends when the worker's work for the event does. */
async function tell(type: string, event: object = {}): Promise<void> {
  const works: Promise<unknown>[] = []
  heard[type]?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
}

const nameOf = (mock: typeof keepFiles) =>
  (mock.mock.lastCall?.[0] as { name: string } | undefined)?.name

test('the files of a station come as a list, and its document is kept at the start', async () => {
  await start('/station')
  await tell('install')
  expect(keepDocument).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: stationPages.name }),
    '/station?ds=club',
  )
  await tell('message', { data: ['/assets/a-1.js'] })
  expect(keepFiles.mock.lastCall?.slice(1)).toEqual([['/assets/a-1.js'], null])
  expect(nameOf(keepFiles)).toBe(stationPages.name)
  expect(keepDocument).toHaveBeenCalledOnce()
})

test('a ticket tells its document with the files', async () => {
  await start(ticket)
  await tell('install')
  expect(keepDocument).not.toHaveBeenCalled()
  await tell('message', { data: { document: `${ticket}?entry=7`, files: ['/assets/a-1.js'] } })
  expect(keepFiles.mock.lastCall?.slice(1)).toEqual([['/assets/a-1.js'], `${ticket}?entry=7`])
  expect(nameOf(keepFiles)).toBe(ticketPages.name)
})

test.each([[null], ['files'], [{ files: 'a' }], [{ files: [1], document: '/' }], [[7]]])(
  'what is not told by a page is not heard: %j',
  async (data) => {
    await start(ticket)
    await tell('message', { data })
    expect(keepFiles).not.toHaveBeenCalled()
  },
)

test('a request that it has no answer for goes its way', async () => {
  await start(ticket)
  const respondWith = vi.fn()
  answerFor.mockReturnValueOnce(null)
  await tell('fetch', { request: {}, respondWith })
  expect(respondWith).not.toHaveBeenCalled()
  const answer = Promise.resolve(new Response('kept'))
  answerFor.mockReturnValueOnce(answer)
  await tell('fetch', { request: {}, respondWith })
  expect(respondWith).toHaveBeenCalledWith(answer)
})
