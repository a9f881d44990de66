import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { problemText } from '@parket/domain/problems/catalogue'
import bundled from '@parket/openapi/bundled.json' with { type: 'json' }
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { errorsPlugin } from '../http/errors.ts'
import { Problem } from '../http/problem.ts'
import { tenantPlugin } from '../http/tenant.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { handlers as builtHandlers } from '../modules/handlers.ts'
import { csrfPlugin } from '../security/csrf.ts'
import { createConcurrencyLimiter } from '../security/concurrencyLimiter.ts'
import { createSigner } from '../security/signer.ts'
import { needs } from '../security/generated/needs.ts'
import type { Api } from '../testing/api.ts'
import { registration, startCup, type Cup } from '../testing/cup.ts'
import { anyEngine, createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createUser } from '../testing/fixtures.ts'
import { temporaryStorage } from '../testing/storage.ts'
import { isCsrfChecked, operations, type Operation } from './document.ts'
import { contractPlugin } from './routes.ts'
import { createSharedAnswers } from './sharedAnswers.ts'
import { compileRequest } from './validators.ts'

const engine = anyEngine()

describe('requests against the contract', () => {
  let api: Api
  let cup: Cup
  let token: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    token = await api.logIn((await createUser(api.database.db)).email)
  })
  afterAll(() => api.close())

  const register = (body: object | string) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body,
      headers: { 'content-type': 'application/json' },
    })

  it('serves the bundled contract', async () => {
    const answer = await api.call({ url: '/api/openapi.json' })
    expect(answer.json()).toEqual(bundled)
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('serves the contract compressed to who takes %s', async (accepted, encoding, decompress) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await api.call({ url: '/api/openapi.json', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toContain('accept-encoding')
    expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(bundled)
  })

  it.each([
    ['more than six words', 'а б в г д е ж'],
    ['more than a hundred characters', 'я'.repeat(101)],
    ['thousands of words', 'а '.repeat(6500)],
  ])('takes no search of %s', async (_case, q) => {
    const answer = await api.call({ url: `/api/events?q=${encodeURIComponent(q)}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: { q: [problemText('invalid')] } })
  })

  it('takes a search of six words, whatever stands between', async () => {
    const q = encodeURIComponent('  осенний   бал  в городе Орёл 2027 ')
    expect((await api.call({ url: `/api/events?q=${q}` })).statusCode).toBe(200)
  })

  it.each(['/api/nothing', '/api', '/api/events/1/nothing'])(
    'answers the unknown call %s with a Problem',
    async (url) => {
      const answer = await api.call({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: problemText('not_found'), code: 'not_found' })
    },
  )

  it('answers a method that a call does not have with 404', async () => {
    const answer = await api.call({ method: 'DELETE', url: '/api/tenant' })
    expect(answer.statusCode).toBe(404)
  })

  it.each(['{"regData": ', '', '[', 'null'])(
    'refuses the broken body %j with 400',
    async (body) => {
      const answer = await register(body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'malformed', message: problemText('malformed') })
    },
  )

  it.each([
    ['a number where a text belongs', { regData: { email: 1 } }, 'regData.email'],
    ['a text where a number belongs', { dancers: [{ user_id: '6' }] }, 'dancers.0.user_id'],
    ['a text where a flag belongs', { consents: { processing: 'true' } }, 'consents.processing'],
    ['a list where a map belongs', { packets: [] }, 'packets'],
    ['a word where a flag belongs', { packets: { x: { status: 'yes' } } }, 'packets.x.status'],
    ['a text that no database holds', { regData: { city: 'Мос\0ква' } }, 'regData.city'],
    ['half a character', { regData: { city: 'Мос\uD800ква' } }, 'regData.city'],
    ['an integer that no number holds', { dancers: [{ user_id: 1e20 }] }, 'dancers.0.user_id'],
  ])('refuses %s with 400 and names the field', async (_case, change, field) => {
    const answer = await register({ ...registration([cup.ids.folk]), ...change })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  it('types what stands in an address, and refuses what has no such type', async () => {
    const typed = await api.call({ url: '/api/events?page=2&page_size=10' })
    expect(typed.json()).toMatchObject({ page: 2, page_size: 10 })
    const refused = await api.call({ url: '/api/events?page=two&filter=soon&page_size=201' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      errors: {
        page: [problemText('number_invalid')],
        filter: [problemText('invalid')],
        page_size: [problemText('number_too_large', { max: 200 })],
      },
    })
    const path = await api.call({ url: '/api/events/first' })
    expect(path.json()).toMatchObject({ errors: { id: [problemText('number_invalid')] } })
    const huge = await api.call({ url: '/api/events/99999999999999999999' })
    expect(huge.statusCode).toBe(400)
  })

  it.each([
    [0, 422, 'number_too_small'],
    [-58, 422, 'number_too_small'],
    [2 ** 31, 422, 'number_too_large'],
    [5.8, 400, 'number_invalid'],
    ['58', 400, 'number_invalid'],
  ] as const)(
    'answers the number %j of a registration with %i and says why',
    async (...expected) => {
      const [reg_n, status, code] = expected
      for (const reader of ['find', 'claim']) {
        const answer = await api.call({
          method: 'POST',
          url: `/api/events/${cup.event.id}/reg-datas/${reader}`,
          body: { reg_n, pin_code: '123456' },
          token,
        })
        const [text] = answer.json<{ errors: Record<string, string[]> }>().errors['reg_n'] ?? []
        expect([answer.statusCode, text]).toEqual([
          status,
          problemText(code, { min: 1, max: 2_147_483_647 }),
        ])
      }
    },
  )

  it('takes no other kind of body than JSON', async () => {
    const answer = await api.call({
      method: 'POST',
      url: '/api/login',
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'unsupported_type' })
  })

  it('takes no endless body', async () => {
    const answer = await register({ regData: { city: 'М'.repeat(1024 * 1024) } })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'body_too_large' })
  })

  it('takes no body that is nested without end', async () => {
    const answer = await register(`{"regData":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed' })
  })

  it('refuses an address that cannot be read', async () => {
    const answer = await api.call({ url: '/api/events/%zz' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed' })
  })
})

describe('contract, handlers and rights', () => {
  it('can check the requests of every call', () => {
    const broken = operations.filter((operation) => {
      const { path, rest } = compileRequest(operation)
      const given = { query: {}, headers: {}, body: {} }
      return [() => path({}), () => rest(given)].some((ask) => {
        try {
          ask()
          return false
        } catch (error) {
          // A refusal is what a check gives; anything else: it cannot be compiled.
          return !(error instanceof Problem)
        }
      })
    })
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  let database: TestDatabase
  const files = temporaryStorage()
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(async () => {
    await database.close()
    files.remove()
  })

  async function appWith(
    handlers: object,
    {
      rights = needs,
      checkAnswers = true,
      also = [],
    }: { rights?: object; checkAnswers?: boolean; also?: readonly Operation[] } = {},
  ): Promise<FastifyInstance> {
    const { db } = database
    const app = Fastify()
    await app.register(errorsPlugin)
    await app.register(csrfPlugin)
    await app.register(tenantPlugin, { db, allowDs: false, cacheMs: 0, notifications: null })
    await app.register(contractPlugin, {
      services: {
        db,
        emergencyPage: null,
        files,
        version: '1',
        config: { metricsOpen: false, publicUrl: null, port: 0 },
        live: { follow: () => () => {}, noteChange() {}, close: async () => {} },
        mailGoesOut: false,
        metrics: createMetrics(database),
        registering: createConcurrencyLimiter({
          running: 8,
          runningPerQueue: 8,
          waiting: 8,
          waitMs: 1000,
        }),
        shared: createSharedAnswers(0),
        vault: null,
        signer: createSigner('a key'),
        lookUpHost: async () => [],
        pause: async () => {},
      },
      handlers,
      needs: rights,
      operations: [...operations, ...also],
      clock: () => new Date(),
      checkAnswers,
    })
    return app
  }

  it('does not start with a handler that the contract does not know', async () => {
    await expect(appWith({ dance: () => null })).rejects.toThrow('dance')
  })

  it('does not start with an operation that has no rights', async () => {
    const { getTenant: _, ...rest } = needs
    await expect(appWith({}, { rights: rest })).rejects.toThrow('getTenant')
  })

  it('gives every operation of the contract its rights, and no other', () => {
    const ids: string[] = operations.map(({ id }) => id)
    expect(ids.filter((id) => !Object.hasOwn(needs, id))).toEqual([])
    expect(Object.keys(needs).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has a handler for every operation', () => {
    expect(
      operations.map(({ id }) => id).filter((id) => !Object.hasOwn(builtHandlers, id)),
    ).toEqual([])
  })

  it('answers what is in the contract but not built with 501, by its name', async () => {
    const answer = await (await appWith({}, { checkAnswers: false })).inject('/api/tenant')
    expect(answer.headers['x-operation-id']).toBe('getTenant')
    const body = { message: problemText('not_implemented'), code: 'not_implemented' }
    expect([answer.statusCode, answer.json()]).toEqual([501, body])
  })

  it.each([
    ['a field beyond the contract', { status: 'ok', password_hash: 'x' }],
    ['a field less', {}],
    ['another value', { status: 'fine' }],
  ])('shows an answer with %s as a fault', async (_case, answer) => {
    const app = await appWith({ getHealth: () => answer })
    const { statusCode, body } = await app.inject('/healthz')
    expect(statusCode).toBe(500)
    expect(body).toContain('getHealth 200 does not fit the contract')
  })

  it('shows a status that is not declared as a fault', async () => {
    const app = await appWith({
      getHealth: (context: { reply: { code: (status: number) => unknown } }) => {
        throw Object.assign(new Error('gone'), { statusCode: 413, context })
      },
    })
    const { statusCode, body } = await app.inject('/healthz')
    expect(statusCode).toBe(500)
    expect(body).toContain('getHealth answers 413')
  })

  const unchecked = operations.filter((one) => one.method !== 'GET' && !one.isCsrfChecked)

  it('checks every unsafe call for CSRF but those named here', () => {
    // No browser sends the token of a device by itself, and a device that is being paired has none yet.
    expect(unchecked.map(({ id }) => id)).toEqual(['sendOperations', 'pairStation'])
  })

  it.each([
    ['each way names csrf', 'post', [{ csrf: [] }, { csrf: [], bearer: [] }], true],
    ['an unsafe call says nothing', 'post', undefined, true],
    ['no way names csrf', 'post', [{ bearer: [] }], false],
    ['each way of users names csrf', 'post', [{ csrf: [], bearer: [] }, { station: [] }], true],
    ['it is open to all', 'post', [], false],
    ['a safe call says nothing', 'get', undefined, false],
  ] as const)(
    'reads from its security whether a call is checked: %s',
    (_case, method, security, is) => {
      const ways = security && { security }
      expect(isCsrfChecked(method, { operationId: 'call', ...ways })).toBe(is)
    },
  )

  it('does not start with a call of which one way names csrf and another does not', () => {
    const call = { operationId: 'payHook', security: [{ csrf: [] }, {}] }
    expect(() => isCsrfChecked('post', call)).toThrow('payHook')
  })

  it('a call without csrf is not asked for a token; its other refusals stay', async () => {
    const hook = {
      ...(operations.find(({ id }) => id === 'logOut') as Operation),
      isCsrfChecked: false,
    }
    const urls = ['/api/test/open', '/api/test/user']
    const also = [
      { ...hook, id: 'openHook', url: urls[0] },
      { ...hook, id: 'userHook', url: urls[1] },
    ] as unknown as Operation[]
    const rights = { ...needs, openHook: { at: 'process' }, userHook: { at: 'user' } }
    const handlers = { openHook: () => undefined, userHook: () => undefined }
    const app = await appWith(handlers, { rights, also })
    const statuses = urls.map(async (url) => (await app.inject({ method: 'POST', url })).statusCode)
    expect(await Promise.all(statuses)).toEqual([204, 401])
    expect((await app.inject({ method: 'POST', url: '/api/logout' })).statusCode).toBe(419)
  })
})
