import { expect, expectTypeOf, test, vi } from 'vitest'

import { createApiClient } from './client.ts'
import type { components } from './generated/schema.d.ts'
import { unwrap } from './problem.ts'
import { startApiServer, type ApiServer, type Reply } from './testing/apiServer.ts'

const MISMATCH: Reply = {
  status: 419,
  json: { message: 'Страница устарела. Повторите действие.', code: 'csrf_mismatch' },
}

const login = { email: 'dancer@parket.test', password: 'parket-demo' }

function clientOf({ baseUrl, readCookie }: ApiServer) {
  return createApiClient({ baseUrl, readCookie })
}

test('the CSRF cookie is fetched before the first call of any kind', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  await clientOf(server).GET('/api/teams')
  expect(server.calls.map(({ path }) => path)).toEqual(['/sanctum/csrf-cookie', '/api/teams'])
})

test('calls that start together share one fetch of the CSRF cookie, later ones need none', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  const client = clientOf(server)
  await Promise.all([client.GET('/api/teams'), client.GET('/api/teams'), client.GET('/api/teams')])
  await client.GET('/api/teams')
  expect(server.csrfCalls()).toHaveLength(1)
  expect(server.apiCalls()).toHaveLength(4)
})

test("the cookie's value is decoded and sent in X-XSRF-TOKEN", async () => {
  await using server = await startApiServer(() => ({ json: {} }))
  await clientOf(server).POST('/api/login', { body: login })
  expect(server.apiCalls()[0]?.headers['x-xsrf-token']).toBe('fresh-1=')
})

test('after a mismatch the call is repeated once, with a fresh cookie and the same body', async () => {
  await using server = await startApiServer(({ headers }) =>
    headers['x-xsrf-token'] === 'fresh-2=' ? { json: { token: 't' } } : MISMATCH,
  )
  const { response } = await clientOf(server).POST('/api/login', { body: login })
  expect(response.status).toBe(200)
  expect(server.csrfCalls()).toHaveLength(2)
  expect(server.apiCalls().map(({ body }) => JSON.parse(body))).toEqual([login, login])
})

test('a second mismatch is the answer', async () => {
  await using server = await startApiServer(() => MISMATCH)
  const { response } = await clientOf(server).POST('/api/login', { body: login })
  expect(response.status).toBe(419)
  expect(server.csrfCalls()).toHaveLength(2)
  expect(server.apiCalls()).toHaveLength(2)
})

test('calls that meet a mismatch together share one fresh cookie', async () => {
  const first = Promise.withResolvers<void>()
  let waiting = 0
  await using server = await startApiServer(async ({ headers }) => {
    if (headers['x-xsrf-token'] === 'fresh-2=') return { json: {} }
    waiting += 1
    if (waiting === 3) first.resolve()
    await first.promise
    return MISMATCH
  })
  const client = clientOf(server)
  const logIn = () => client.POST('/api/login', { body: login })
  const settled = await Promise.all([logIn(), logIn(), logIn()])
  expect(settled.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect(server.csrfCalls()).toHaveLength(2)
})

test('a cookie that could not be fetched is asked for again by the next call', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  let isDown = true
  const client = createApiClient({
    baseUrl: server.baseUrl,
    readCookie: server.readCookie,
    fetch: (request) => (isDown ? Promise.reject(new TypeError('down')) : fetch(request)),
  })
  await expect(client.GET('/api/teams')).rejects.toThrow('down')
  isDown = false
  await client.GET('/api/teams')
  expect(server.csrfCalls()).toHaveLength(1)
})

test('a caller without CSRF asks for no cookie and sends no value', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  const client = createApiClient({ baseUrl: server.baseUrl, csrf: 'none' })
  await client.GET('/api/teams')
  expect(server.csrfCalls()).toHaveLength(0)
  expect(server.apiCalls()[0]?.headers).not.toHaveProperty('x-xsrf-token')
})

test('the bearer token is sent when there is one, as it is at the time of the call', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  let token: string | null = null
  const client = createApiClient({ ...server, getToken: () => token })
  await client.GET('/api/teams')
  token = '17|secret'
  await client.GET('/api/teams')
  const sent = server.apiCalls().map(({ headers }) => headers.authorization)
  expect(sent).toEqual([undefined, 'Bearer 17|secret'])
})

test('ds of the page is copied onto every call, that for the CSRF cookie included', async () => {
  await using server = await startApiServer(() => ({ json: {} }))
  const client = createApiClient({ ...server, getDs: () => 'vesna.localhost' })
  await client.GET('/api/events', { params: { query: { filter: 'future' } } })
  await client.POST('/api/login', { body: login })
  expect(server.calls.map(({ query }) => query.get('ds'))).toEqual(
    Array.from({ length: 3 }, () => 'vesna.localhost'),
  )
  expect(server.apiCalls()[0]?.query.get('filter')).toBe('future')
})

test('without ds on the page none is sent', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  await clientOf(server).GET('/api/teams')
  expect(server.calls.some(({ query }) => query.has('ds'))).toBe(false)
})

test('JSON is asked for and sent', async () => {
  await using server = await startApiServer(() => ({ json: {} }))
  await clientOf(server).POST('/api/login', { body: login })
  expect(server.apiCalls()[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  })
})

test('a call that is not answered in time ends with TimeoutError', async () => {
  await using server = await startApiServer(() => null)
  const client = createApiClient({ ...server, timeoutMs: 50 })
  await expect(client.GET('/api/teams')).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('«request timeout 15000 ms»', async () => {
  await using server = await startApiServer(() => ({ json: {} }))
  const limit = vi.spyOn(AbortSignal, 'timeout')
  await createApiClient({ ...server, csrf: 'none' }).GET('/api/teams')
  expect(limit.mock.calls).toEqual([[15_000]])
  limit.mockRestore()
})

test('an abort by the caller ends a call under way', async () => {
  const arrived = Promise.withResolvers<void>()
  await using server = await startApiServer(() => {
    arrived.resolve()
    return null
  })
  const controller = new AbortController()
  const call = clientOf(server).GET('/api/teams', { signal: controller.signal })
  const ended = call.catch((thrown: unknown) => thrown)
  await arrived.promise
  controller.abort()
  expect(await ended).toMatchObject({ name: 'AbortError' })
})

test('an abort while the CSRF cookie is awaited ends that call, not the others', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  const gate = Promise.withResolvers<void>()
  const client = createApiClient({
    baseUrl: server.baseUrl,
    readCookie: server.readCookie,
    fetch: async (request) => {
      await gate.promise
      return fetch(request)
    },
  })
  const controller = new AbortController()
  const aborted = client.GET('/api/teams', { signal: controller.signal })
  const other = client.GET('/api/teams')
  controller.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  gate.resolve()
  expect((await other).response.status).toBe(200)
  expect(server.apiCalls()).toHaveLength(1)
})

test('an abort before the call sends nothing', async () => {
  await using server = await startApiServer(() => ({ json: [] }))
  const call = clientOf(server).GET('/api/teams', { signal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.calls).toHaveLength(0)
})

test('data has the type of the contract', async () => {
  await using server = await startApiServer(() => ({ json: { id: 1 } }))
  const call = clientOf(server).GET('/api/events/{id}', { params: { path: { id: 1 } } })
  const event = await unwrap(call)
  expectTypeOf(event).toEqualTypeOf<components['schemas']['Event']>()
  expect(event.id).toBe(1)
})
