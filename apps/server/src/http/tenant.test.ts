import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api, type Call } from '../testing/api.ts'
import { forBothEngines, onPostgres } from '../testing/database.ts'
import { createTeam, createUser } from '../testing/fixtures.ts'
import { endProcess, startProcess } from '../testing/httpClient.ts'

forBothEngines('tenant of a request', (engine) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(engine)
    const { db } = api.database
    await createTeam(db, { name: 'Весна', domain: 'vesna.localhost' })
    await createTeam(db, { name: 'Танцы', domain: 'xn--80a0ansz.xn--p1ai' })
    await createTeam(db, {
      name: 'Прошлое',
      domain: 'past.localhost',
      deleted_at: '2026-01-01T00:00:00Z',
    })
  })
  afterAll(() => api.close())

  async function teamOf(call: Omit<Call, 'url'>, query = ''): Promise<string> {
    const answer = await api.call({ url: `/api/tenant${query}`, ...call })
    return answer.json<{ team: { name: string } }>().team.name
  }

  it.each([
    ['vesna.localhost', 'Весна'],
    ['VESNA.localhost:8080', 'Весна'],
    ['vesna.localhost.:3000', 'Весна'],
    ['xn--80a0ansz.xn--p1ai', 'Танцы'],
    ['oreol.localhost', 'Паркет'],
    ['past.localhost', 'Паркет'],
    ['127.0.0.1:3000', 'Паркет'],
    ['[::1]:3000', 'Паркет'],
  ])('is on the host %s the team «%s»', async (host, name) => {
    expect(await teamOf({ host })).toBe(name)
  })

  it('is named by ds over the host', async () => {
    expect(await teamOf({ host: 'localhost' }, '?ds=vesna.localhost')).toBe('Весна')
    expect(
      await teamOf({ host: 'localhost' }, '?ds=%D0%A2%D0%B0%D0%BD%D1%86%D1%8B.%D1%80%D1%84'),
    ).toBe('Танцы')
    expect(await teamOf({ host: 'vesna.localhost' }, '?ds=')).toBe('Весна')
  })

  it.each(['oreol.localhost', 'past.localhost', 'not%20a%20host'])(
    'is not found when ds names the unknown or deleted %s',
    async (ds) => {
      const answer = await api.call({ url: `/api/tenant?ds=${ds}` })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ message: 'Команда не найдена' })
      expect(answer.json()).toMatchObject({ message: problemText('team_not_found') })
    },
  )

  it('does not believe X-Forwarded-Host without a trusted proxy', async () => {
    const headers = { 'x-forwarded-host': 'vesna.localhost' }
    expect(await teamOf({ host: 'localhost', headers })).toBe('Паркет')
  })

  it('shows a change of a team', async () => {
    const { db } = api.database
    await createTeam(db, { name: 'Ореол', domain: 'new.localhost' })
    expect(await teamOf({ host: 'new.localhost' })).toBe('Ореол')
    await db
      .updateTable('teams')
      .set({ deleted_at: '2026-01-01T00:00:00Z' })
      .where('domain', '=', 'new.localhost')
      .execute()
    expect(await teamOf({ host: 'new.localhost' })).toBe('Паркет')
  })
})

forBothEngines('tenant with other settings', (engine) => {
  it.each([true, 1, ['127.0.0.1']])(
    'is read from X-Forwarded-Host behind a trusted proxy (%j)',
    async (trustProxy) => {
      const api = await startApi(engine, {
        config: {
          allowDs: false,
          metricsOpen: false,
          trustProxy: trustProxy as never,
          trustForwardedHost: true,
          publicUrl: null,
          port: 0,
        },
      })
      await createTeam(api.database.db, { name: 'Весна', domain: 'vesna.localhost' })
      const answer = await api.call({
        url: '/api/tenant',
        headers: { 'x-forwarded-host': 'vesna.localhost' },
      })
      expect(answer.json()).toMatchObject({ team: { name: 'Весна' } })
      await api.close()
    },
  )

  it('ignores ds unless it is allowed', async () => {
    const api = await startApi(engine, {
      config: { allowDs: false, metricsOpen: false, trustProxy: false, publicUrl: null, port: 0 },
    })
    await createTeam(api.database.db, { name: 'Весна', domain: 'vesna.localhost' })
    const answer = await api.call({ url: '/api/tenant?ds=vesna.localhost' })
    expect(answer.json()).toMatchObject({ team: { name: 'Паркет' } })
    await api.close()
  })

  it('is not confused by what is kept in memory', async () => {
    const api = await startApi(engine, { tenantCacheMs: 60_000 })
    await createTeam(api.database.db, { name: 'Весна', domain: 'vesna.localhost' })
    const status = async (url: string) => (await api.call({ url })).statusCode
    const names = async (...hosts: string[]) => {
      const answers = await Promise.all(hosts.map((host) => api.call({ url: '/api/tenant', host })))
      return answers.map((answer) => answer.json<{ team: { name: string } }>().team.name)
    }
    for (let round = 0; round < 2; round += 1) {
      expect(await names('localhost', 'vesna.localhost', 'oreol.localhost')).toEqual([
        'Паркет',
        'Весна',
        'Паркет',
      ])
      expect(await status('/api/tenant?ds=not%20a%20host')).toBe(404)
      expect(await status('/api/tenant?ds=oreol.localhost')).toBe(404)
      expect(await status('/api/tenant?ds=vesna.localhost')).toBe(200)
    }
    await api.close()
  })

  it('costs nothing while it is remembered', async () => {
    const api = await startApi(engine, { tenantCacheMs: 60_000 })
    const read = () => api.call({ url: '/api/tenant' })
    await read()
    expect(await api.countQueries(read)).toBe(0)
    await api.close()
  })

  it('keeps a team in memory for a moment only', async () => {
    const api = await startApi(engine, { tenantCacheMs: 30 })
    const { db } = api.database
    const url = '/api/tenant'
    await api.call({ url })
    await db.updateTable('teams').set({ name: 'Ореол' }).where('domain', 'is', null).execute()
    await expect
      .poll(async () => (await api.call({ url })).json())
      .toMatchObject({ team: { name: 'Ореол' } })
    await api.close()
  })
})

onPostgres('a team that one process changed', (engine) => {
  it('is known to the other at once, however long it keeps teams', async () => {
    const database = await engine.createDatabase()
    const env = { DATABASE_URL: database.url ?? '', TENANT_CACHE_MS: '3600000' }
    const [one, other] = await Promise.all([startProcess(env), startProcess(env)])
    const team = await createTeam(database.db, { name: 'Весна', domain: 'vesna.localhost' })
    const { email } = await createUser(database.db, { superadmin: true })
    const authorization = await one.logIn(email)
    const shown = async () => {
      // `fetch` sends no host but that of the address.
      const asked = get(`${other.origin}/api/tenant`, { headers: { host: 'vesna.localhost' } })
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      return ((await json(answer)) as { team: { name: string } }).team.name
    }
    await expect.poll(shown, { timeout: 10_000 }).toBe('Весна')
    const body = { name: team.name, domain: team.domain, deleted_at: new Date().toISOString() }
    const deleted = await one.send('PUT', `/api/teams/${team.id}`, body, authorization)
    expect(deleted.status).toBe(200)
    await expect.poll(shown, { timeout: 10_000 }).toBe('Паркет')
    await Promise.all([endProcess(one), endProcess(other)])
    await database.close()
  })
})
