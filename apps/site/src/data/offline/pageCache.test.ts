import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerFor, keepDocument, keepFiles, stationPages, ticketPages } from './pageCache.ts'

const ORIGIN = 'http://localhost:3000'
const kept = new Map<string, string>()
const whole = (address: string) => new URL(address, ORIGIN).href
/** What the server has, by address; none: there is no network. */
let served: Record<string, string> | null

beforeEach(() => {
  kept.clear()
  served = { '/station': 'document 1', '/assets/a-1.js': 'a', '/assets/b-1.js': 'b' }
  const get = async (request: string | { url: string }) => {
    const { pathname, href } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    const text = served?.[pathname]
    if (!served) throw new TypeError('Failed to fetch')
    return text === undefined
      ? new Response(null, { status: 404 })
      : Object.assign(new Response(text), { asked: href })
  }
  const answer = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (request: string | { url: string }) =>
      answer(kept.get(whole(typeof request === 'string' ? request : request.url))),
    put: async (address: string, response: Response) => {
      kept.set(whole(address), await response.text())
    },
    add: async (address: string) => {
      kept.set(whole(address), await (await get(address)).text())
    },
    delete: async (address: string) => kept.delete(whole(address)),
  }
  vi.stubGlobal('location', { origin: ORIGIN, search: '' })
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', get)
})

const request = (address: string, mode = 'cors', method = 'GET') =>
  ({ url: whole(address), mode, method }) as Request
const opened = async (address: string, pages = stationPages) =>
  (await answerFor(pages, request(address, 'navigate')))?.text()

test('a page that was closed opens without the network, with all its files', async () => {
  await keepDocument(stationPages, '/station')
  await keepFiles(stationPages, ['/assets/a-1.js', '/assets/b-1.js'])
  served = null
  expect(await opened('/station')).toBe('document 1')
  expect(await (await answerFor(stationPages, request('/assets/a-1.js')))?.text()).toBe('a')
  await expect(answerFor(stationPages, request('/assets/c-1.js'))).rejects.toThrow(
    'Failed to fetch',
  )
})

test('with the network the newest document opens, and is kept for later', async () => {
  await keepDocument(stationPages, '/station')
  served = { '/station': 'document 2' }
  expect(await opened('/station')).toBe('document 2')
  served = null
  expect(await opened('/station')).toBe('document 2')
})

describe('a network that is there in name only', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const never = () => new Promise<Response>(() => {})

  test('is waited for four seconds, then the kept page opens', async () => {
    await keepDocument(stationPages, '/station')
    vi.stubGlobal('fetch', never)
    const heard = vi.fn()
    const answer = opened('/station').then(heard)
    await vi.advanceTimersByTimeAsync(3900)
    expect(heard).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    await answer
    expect(heard).toHaveBeenCalledWith('document 1')
  })

  test('is waited for as long as it takes where nothing is kept', async () => {
    vi.stubGlobal('fetch', never)
    const heard = vi.fn()
    void opened('/station').then(heard)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard).not.toHaveBeenCalled()
  })
})

test('a code in the address is never kept', async () => {
  served = { '/station': 'document', '/station/K7MR4TXQ': 'document' }
  await opened('/station/K7MR4TXQ')
  expect([...kept.keys()]).toEqual([])
})

test('of files those stay that the page is made of now, from its own server alone', async () => {
  await keepFiles(stationPages, ['/assets/a-1.js', '/assets/b-1.js'])
  served = { '/assets/a-2.js': 'a' }
  await keepFiles(stationPages, [
    whole('/assets/a-2.js'),
    'https://others.test/assets/x.js',
    '/api/station',
  ])
  expect([...kept.keys()]).toEqual([whole('/assets/a-2.js')])
})

test.each([
  ['an answer of the API', request('/api/station')],
  ['what is sent', request('/assets/a-1.js', 'cors', 'POST')],
  ['what another server has', request('https://others.test/assets/a-1.js')],
])('%s goes its way', (_, asked) => {
  expect(answerFor(stationPages, asked)).toBeNull()
})

describe('the page of a registration', () => {
  const ticket = '/events/4/select-registration?entry=7'

  test('opens without the network by whatever link leads to it', async () => {
    served = { '/events/4/select-registration': 'ticket' }
    await keepDocument(ticketPages, `${ticket}&reg_n=3`)
    served = null
    expect(await opened(ticket, ticketPages)).toBe('ticket')
    expect(await opened(`${ticket}&reg_n=3`, ticketPages)).toBe('ticket')
  })

  test('is kept once for all registrations of the event, as its files are', async () => {
    served = { '/events/4/select-registration': 'first' }
    await keepDocument(ticketPages, ticket)
    served = { '/events/4/select-registration': 'second' }
    await keepDocument(ticketPages, '/events/4/select-registration?entry=8')
    served = null
    expect(await opened(ticket, ticketPages)).toBe('second')
    expect([...kept.keys()]).toEqual([whole('/events/4/select-registration')])
  })

  test('that lost a file on its way leaves the one before whole', async () => {
    served = { '/events/4/select-registration': 'version 1', '/assets/a-1.js': 'a' }
    await keepFiles(ticketPages, ['/assets/a-1.js'], ticket)
    served = { '/assets/a-2.js': 'a' }
    await keepFiles(ticketPages, ['/assets/a-2.js'], ticket)
    served = null
    expect(await opened(ticket, ticketPages)).toBe('version 1')
    expect(await (await answerFor(ticketPages, request('/assets/a-1.js')))?.text()).toBe('a')
  })

  test('takes the place of the kept one only with its files, when the page tells them', async () => {
    served = { '/events/4/select-registration': 'version 1' }
    await keepDocument(ticketPages, ticket)
    served = { '/events/4/select-registration': 'version 2' }
    expect(await opened(ticket, ticketPages)).toBe('version 2')
    served = null
    expect(await opened(ticket, ticketPages)).toBe('version 1')
  })

  test('is not kept under the key that a mail opens it with', async () => {
    served = { '/events/4/select-registration': 'ticket' }
    await opened('/events/4/select-registration?reg_n=3&key=abc', ticketPages)
    await opened(`${ticket}&key=abc`, ticketPages)
    expect([...kept.keys()]).toEqual([])
  })

  test('of an event before it goes with the next event', async () => {
    served = { '/events/4/select-registration': '4', '/events/5/select-registration': '5' }
    await keepDocument(ticketPages, ticket)
    await keepDocument(ticketPages, '/events/5/select-registration?entry=9')
    expect([...kept.keys()]).toEqual([whole('/events/5/select-registration')])
  })
})
