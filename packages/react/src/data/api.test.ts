import type * as client from '@parket/api-client/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const token = vi.hoisted(() => ({ now: null as string | null }))
vi.mock('./auth/storage.ts', () => ({ readToken: () => token.now }))
vi.mock('@parket/api-client/client', async (load) => {
  const { createApiClient } = await load<typeof client>()
  // Outside a page an address needs its host.
  const host = { baseUrl: 'http://parket.test', csrf: 'none' } as const
  return {
    createApiClient: (options: client.ApiClientOptions) => createApiClient({ ...options, ...host }),
  }
})

const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

/** How often the login is told when a call begun with one token is answered while another is stored. */
async function told(status: number, before: string | null, after: string | null): Promise<number> {
  const { api, onUnauthenticated } = await import('./api.ts')
  const tell = vi.fn<() => void>()
  onUnauthenticated(tell)
  token.now = before
  answer.mockImplementation(async () => {
    token.now = after
    return Response.json({ message: '' }, { status })
  })
  await api.GET('/api/teams')
  return tell.mock.calls.length
}

test('a call of whoever is logged in that is answered 401 tells that the login has run out', async () => {
  expect(await told(401, 'one', 'one')).toBe(1)
  expect(await told(403, 'one', 'one')).toBe(0)
})

test('a late answer to a visitor, or to an earlier login, says nothing of the present one', async () => {
  expect(await told(401, null, null)).toBe(0)
  expect(await told(401, null, 'one')).toBe(0)
  expect(await told(401, 'one', 'two')).toBe(0)
})
