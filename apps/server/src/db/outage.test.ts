import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { operations } from '../contract/document.ts'
import { needs } from '../security/generated/needs.ts'
import { startApi, type Api, type Call } from '../testing/api.ts'
import { createEvent, defaultTeam } from '../testing/fixtures.ts'
import { startPostgres, type PostgresServer } from '../testing/postgresServer.ts'
import { openDatabase } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { isUnavailable } from './unavailable.ts'

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that goes away (postgres)', () => {
  let server: PostgresServer
  let api: Api
  const broken: Error[] = []
  beforeAll(async () => {
    const started = await startPostgres({ isDurable: true })
    if (typeof started === 'string') throw new Error(started)
    server = started
    api = await startApi({
      name: 'postgres',
      async createDatabase() {
        const config = { databaseUrl: server.url, dataDir: '' }
        const database = await openDatabase(config, (error) => broken.push(error))
        await migrateToLatest(database.db)
        return { ...database, url: server.url, destroy: database.close }
      },
    })
  })
  afterAll(async () => {
    await api.close()
    await server.stop()
  })

  const get = async (url: string) => {
    const { statusCode, headers } = await api.call({ url })
    return [statusCode, headers['retry-after']]
  }

  it('is 503 with a time to wait on every call, and answers again when it is back', async () => {
    const { db } = api.database
    const { id } = await createEvent(db, (await defaultTeam(db)).id)
    const event = `/api/events/${id}`
    expect(await get('/readyz')).toEqual([200, undefined])
    expect(await get(event)).toEqual([200, undefined])
    // The CSRF token, as a page that was opened before has it.
    await api.call({ method: 'POST', url: '/api/login', body: {} })

    await server.shutDown()
    expect(await get('/healthz')).toEqual([200, undefined])
    expect(await get('/readyz')).toEqual([503, '5'])
    for (const operation of operations) {
      if (needs[operation.id].at === 'process') continue
      const url = operation.url.replace(/:\w*[iI]d\b/g, '1').replace(/:\w+/g, '1')
      const token = '1|'.padEnd(45, 'A')
      const method = operation.method as NonNullable<Call['method']>
      const answer = await api.call({ method, url, token, ...(method !== 'GET' && { body: {} }) })
      expect([operation.id, answer.statusCode, answer.headers['retry-after']]).toEqual([
        operation.id,
        503,
        '5',
      ])
    }
    // Idle connections that broke were told, not thrown.
    expect(broken.length).toBeGreaterThan(0)

    await server.startAgain()
    await vi.waitFor(async () => expect(await get('/readyz')).toEqual([200, undefined]), 30_000)
    expect(await get(event)).toEqual([200, undefined])
    const made = await createEvent(db, (await defaultTeam(db)).id)
    expect(made.id).toBe(id + 1)
  })

  it('is there again by itself after a crash in the middle of work', async () => {
    const { db } = api.database
    const team = await defaultTeam(db)
    const inTheMiddle = db.transaction().execute(async (trx) => {
      await createEvent(trx, team.id, { name: 'Половина' })
      await server.crash()
      await createEvent(trx, team.id, { name: 'Половина' })
    })
    await expect(inTheMiddle).rejects.toSatisfy(isUnavailable)
    await vi.waitFor(async () => expect(await get('/readyz')).toEqual([200, undefined]), 30_000)
    const half = await db.selectFrom('events').where('name', '=', 'Половина').select('id').execute()
    expect(half).toEqual([])
  })
})
