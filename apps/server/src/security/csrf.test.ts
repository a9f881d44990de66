import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { csrfHeaders, startApi, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'

describe('CSRF', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(anyEngine())
  })
  afterAll(() => api.close())

  /** An unsafe call that gets as far as the rules (422) when it is let through. */
  async function post(headers: Record<string, string>, host = 'localhost') {
    return api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { host, ...headers },
      payload: {},
    })
  }

  it('sets a readable token and a secret that pages cannot read', async () => {
    const { cookies, statusCode } = await api.app.inject('/sanctum/csrf-cookie')
    expect(statusCode).toBe(204)
    const [secret, token] = [
      cookies.find(({ name }) => name === 'parket-csrf'),
      cookies.find(({ name }) => name === 'XSRF-TOKEN'),
    ]
    expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(token).toMatchObject({ sameSite: 'Lax', path: '/' })
    expect(token).not.toHaveProperty('httpOnly')
    expect(token?.value).not.toBe(secret?.value)
  })

  it('keeps the secret of other tabs', async () => {
    const headers = await csrfHeaders(api.app, 'localhost')
    const again = await api.app.inject({
      url: '/sanctum/csrf-cookie',
      headers: { host: 'localhost', cookie: headers['cookie'] ?? '' },
    })
    const token = again.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
    expect(token).toBe(headers['x-xsrf-token'])
  })

  it('lets a call with its token through', async () => {
    const answer = await post(await csrfHeaders(api.app, 'localhost'))
    expect(answer.statusCode).toBe(422)
  })

  it.each([
    ['no token', ({ cookie }: Record<string, string>) => ({ cookie })],
    [
      'no cookie',
      ({ 'x-xsrf-token': token }: Record<string, string>) => ({ 'x-xsrf-token': token }),
    ],
    ['an empty token', (headers: Record<string, string>) => ({ ...headers, 'x-xsrf-token': '' })],
    [
      'another token',
      (headers: Record<string, string>) => ({ ...headers, 'x-xsrf-token': 'A'.repeat(43) }),
    ],
    [
      'a secret that we never make',
      (headers: Record<string, string>) => ({ ...headers, cookie: 'parket-csrf=x' }),
    ],
  ])('refuses a call with %s', async (_case, change) => {
    const answer = await post(change(await csrfHeaders(api.app, 'localhost')) as never)
    expect(answer.statusCode).toBe(419)
    expect(answer.json()).toEqual({
      message: problemText('csrf_mismatch'),
      code: 'csrf_mismatch',
    })
  })

  it("refuses another host's token", async () => {
    const headers = await csrfHeaders(api.app, 'vesna.localhost')
    expect((await post(headers, 'vesna.localhost')).statusCode).toBe(422)
    expect((await post(headers, 'localhost')).statusCode).toBe(419)
  })

  it.each([
    ['origin', 'http://evil.test'],
    ['origin', 'http://vesna.localhost'],
    ['origin', 'http://localhost:8080'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('refuses a call whose %s is %s, whatever it carries', async (name, value) => {
    const headers = await csrfHeaders(api.app, 'localhost:3000')
    expect((await post({ ...headers, [name]: value }, 'localhost:3000')).statusCode).toBe(419)
  })

  it('takes calls of our own pages', async () => {
    const headers = await csrfHeaders(api.app, 'localhost:3000')
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await post({ ...headers, ...own }, 'localhost:3000')).statusCode).toBe(422)
  })

  it('asks nothing of safe calls', async () => {
    const answer = await api.call({ url: '/api/tenant', headers: { origin: 'http://evil.test' } })
    expect(answer.statusCode).toBe(200)
  })

  it('comes before everything else: no body is read, no right is asked', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/events/1/register',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: '{',
    })
    expect(answer.statusCode).toBe(419)
    const needsUser = await api.app.inject({ method: 'POST', url: '/api/logout' })
    expect(needsUser.statusCode).toBe(419)
  })

  it('uses a cookie that only TLS can set, behind TLS', async () => {
    const secure = await startApi(anyEngine(), {
      config: { allowDs: false, metricsOpen: false, trustProxy: 1, publicUrl: null, port: 0 },
    })
    const answer = await secure.app.inject({
      url: '/sanctum/csrf-cookie',
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({
        name: '__Host-parket-csrf',
        secure: true,
        httpOnly: true,
        path: '/',
      }),
    )
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    await secure.close()
  })
})
