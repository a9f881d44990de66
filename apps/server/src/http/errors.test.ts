import { brotliDecompressSync } from 'node:zlib'

import { formatWait } from '@parket/domain/format/wait'
import { problemText } from '@parket/domain/problems/catalogue'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../testing/api.ts'
import { anyEngine, forBothEngines } from '../testing/database.ts'
import { addMember, createEvent, createUser, defaultTeam } from '../testing/fixtures.ts'
import { tryLater } from './problem.ts'

const engine = anyEngine()

forBothEngines('a database that is away', (engine) => {
  it('is 503 with Retry-After, and readiness says so while the process is alive', async () => {
    const api = await startApi(engine)
    expect((await api.call({ url: '/readyz' })).statusCode).toBe(200)
    await api.database.destroy()
    for (const url of ['/api/tenant', '/api/events', '/readyz']) {
      const answer = await api.call({ url })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toEqual({
        message: problemText('unavailable', { wait: formatWait(5) }),
        code: 'unavailable',
      })
    }
    expect((await api.call({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    await api.app.close()
  })
})

describe('answers', () => {
  let api: Api
  afterEach(() => api.close())

  it('tell nothing of a fault of ours', async () => {
    api = await startApi(engine)
    const { db } = api.database
    await db.schema.alterTable('events').renameTo('hidden').execute()
    const answer = await api.call({ url: '/api/events' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ message: problemText('internal'), code: 'internal' })
    await db.schema.alterTable('hidden').renameTo('events').execute()
  })

  it('that refuse are no faults: a rush that is turned away fills no log', async () => {
    const lines: string[] = []
    api = await startApi(engine, {
      logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
      site: async (site) => {
        site.get('/full', async () => {
          throw tryLater(503, 'unavailable', 2)
        })
        site.get('/broken', async () => {
          throw new Error('broken')
        })
      },
    })
    expect((await api.call({ url: '/full' })).statusCode).toBe(503)
    expect(lines).toEqual([])
    expect((await api.call({ url: '/broken' })).statusCode).toBe(500)
    expect(lines).toHaveLength(1)
  })

  it('are ready when the database is', async () => {
    api = await startApi(engine)
    expect((await api.call({ url: '/readyz' })).json()).toEqual({ status: 'ok' })
    const version = await api.call({ url: '/version.txt' })
    expect(version.headers['content-type']).toContain('text/plain')
    expect(version.body.trim()).toBe('1.2.3')
  })

  it('carry headers that keep browsers from guessing and framing', async () => {
    api = await startApi(engine)
    const { headers } = await api.call({ url: '/api/tenant' })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('of public reads are left out where the caller has them, 304', async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    const event = await createEvent(db, team.id)
    for (const path of ['', '/tags', '/contests']) {
      const url = `/api/events/${event.id}${path}`
      const first = await api.call({ url })
      expect(first.headers['cache-control']).toBe('no-cache')
      const etag = String(first.headers['etag'])
      const again = await api.call({ url, headers: { 'if-none-match': `W/"x", ${etag}` } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers['etag']).toBe(etag)
    }
    const url = `/api/events/${event.id}`
    const etag = String((await api.call({ url })).headers['etag'])
    await db.updateTable('events').set({ city: 'Казань' }).where('id', '=', event.id).execute()
    const changed = await api.call({ url, headers: { 'if-none-match': etag } })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ city: 'Казань' })
  })

  it('of a draft event, and those to somebody known, are for their own browser alone', async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    const event = await createEvent(db, team.id)
    const draft = await createEvent(db, team.id, { published: false })
    const user = await createUser(db)
    await addMember(db, team.id, user.id, 'admin')
    const token = await api.logIn(user.email)
    const kept = async (url: string, by?: string) =>
      (await api.call({ url, token: by })).headers['cache-control']
    for (const path of ['', '/tags', '/contests']) {
      expect(await kept(`/api/events/${draft.id}${path}`, token)).toBe('private, no-cache')
      expect(await kept(`/api/events/${event.id}${path}`, token)).toBe('private, no-cache')
      expect(await kept(`/api/events/${event.id}${path}`)).toBe('no-cache')
    }
  })

  it('are compressed where they are long, and revalidated all the same', async () => {
    api = await startApi(engine)
    const { db } = api.database
    const team = await defaultTeam(db)
    for (let n = 0; n < 10; n += 1) await createEvent(db, team.id)
    const call = (headers: Record<string, string> = {}) =>
      api.call({ url: '/api/events', headers: { 'accept-encoding': 'br', ...headers } })
    const first = await call()
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['vary']).toContain('accept-encoding')
    expect(first.headers['vary']).toContain('authorization')
    const plain = await api.call({ url: '/api/events' })
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body)
    const again = await call({ 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
