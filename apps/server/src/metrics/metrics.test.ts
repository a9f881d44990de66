import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { noteBackup } from '../processes/lastBackup.ts'
import { enterProcess } from '../processes/processes.ts'
import { startApi, type Api } from '../testing/api.ts'
import { createTestDatabase, forBothEngines } from '../testing/database.ts'
import { createUser, PASSWORD } from '../testing/fixtures.ts'
import { recordLog } from '../testing/log.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { createMetrics } from './metrics.ts'

const embedded = { name: 'embedded', createDatabase: createTestDatabase } as const
const config = {
  allowDs: true,
  metricsOpen: false,
  trustProxy: false,
  publicUrl: null,
  port: 0,
} as const

const read = (api: Api, call: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  api.app.inject({ url: '/metrics', ...call })

forBothEngines('the figures', (engine) => {
  it('tell how long calls took, by name and status', async () => {
    const api = await startApi(engine)
    await api.call({ url: '/api/tenant' })
    await api.call({ url: '/api/tenant' })
    await api.call({ url: '/api/events/999' })
    await api.call({ url: '/api/nothing/secret@parket.test' })
    const answer = await read(api)
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const figure = (operation: string, status: number) =>
      `parket_request_duration_seconds_count{operation="${operation}",status="${status}"}`
    expect(answer.body).toContain(`${figure('getTenant', 200)} 2\n`)
    expect(answer.body).toContain(`${figure('getEvent', 404)} 1\n`)
    expect(answer.body).toContain(`${figure('page', 404)} 1\n`)
    await api.close()
  })

  it('tell which processes run, when the last copy was made, and of the room on the disk', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const text = () => createMetrics(api.database, tempFolder()).text()
    const before = await text()
    expect(before).not.toMatch(/^parket_processes\{/m)
    expect(before).not.toMatch(/^parket_last_backup_timestamp_seconds \d/m)
    await noteBackup(db, new Date('2026-11-27T03:15:00Z'))
    const facts = { host: 'a', version: '1.2.3', filesStore: 'one', keyFingerprint: null }
    const entered = await enterProcess(db, facts, recordLog())
    const after = await text()
    expect(after).toContain('parket_processes{version="1.2.3"} 1\n')
    expect(after).toContain('parket_last_backup_timestamp_seconds 1795749300\n')
    expect(after).toMatch(/^parket_disk_bytes\{state="free"\} \d+$/m)
    await entered.leave()
    await api.close()
  })

  it('tell how much work lies in the outbox', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const mail = JSON.stringify({ to: { address: 'secret@parket.test' } })
    const now = Date.now()
    const work = [
      {},
      {},
      { run_at: new Date(now + 3_600_000) },
      { failed_at: new Date(now) },
      { sent_at: new Date(now) },
    ]
    for (const values of work) {
      await db
        .insertInto('outbox')
        .values({ kind: 'mail', payload: mail, ...values })
        .execute()
    }
    const { body } = await read(api)
    expect(body).toContain('parket_outbox_jobs{state="due"} 2\n')
    expect(body).toContain('parket_outbox_jobs{state="waiting"} 1\n')
    expect(body).toContain('parket_outbox_jobs{state="failed"} 1\n')
    await api.close()
  })

  it('tell of the connections where there is a pool', async () => {
    const api = await startApi(engine)
    await api.call({ url: '/api/tenant' })
    const { body } = await read(api)
    const hasFigures = /^parket_database_connections\{state="open"\} [1-9]/m.test(body)
    expect(hasFigures).toBe(engine.name === 'postgres')
    await api.close()
  })

  it('are there while the database is not, without those of it', async () => {
    const api = await startApi(engine)
    await api.database.destroy()
    expect((await api.call({ url: '/readyz' })).statusCode).toBe(503)
    const { statusCode, body } = await read(api)
    expect(statusCode).toBe(200)
    expect(body).toContain('{operation="getReadiness",status="503"} 1\n')
    expect(body).not.toContain('parket_outbox_jobs{')
    await api.app.close()
    api.files.remove()
  })
})

describe('the figures', () => {
  it('tell of no person', async () => {
    const api = await startApi(embedded)
    const user = await createUser(api.database.db, { email: 'secret@parket.test' })
    const token = await api.logIn(user.email)
    await api.call({ url: '/api/search-dancer?last_name=Секретова', token })
    await api.call({ url: `/api/users/${user.id}`, token })
    const { body } = await read(api)
    expect(body).toContain('operation="searchDancers"')
    for (const secret of [
      'secret',
      PASSWORD,
      token,
      '127.0.0.1',
      'localhost',
      encodeURI('Секретова'),
    ]) {
      expect(body).not.toContain(secret)
    }
    await api.close()
  })

  it('are there while the disk is not, without those of it', async () => {
    const database = await createTestDatabase()
    const text = await createMetrics(database, join(tempFolder(), 'gone')).text()
    expect(text).toContain('parket_outbox_jobs{state="due"} 0\n')
    expect(text).not.toContain('parket_disk_bytes{')
    await database.close()
  })

  it('tell of the process where they are asked to', async () => {
    const database = await createTestDatabase()
    const metrics = createMetrics(database)
    metrics.watchProcess()
    const text = await metrics.text()
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
    await database.close()
  })

  it.each([
    ['this machine', {}, 200],
    ['this machine by IPv6', { remoteAddress: '::1' }, 200],
    ['another one', { remoteAddress: '192.0.2.7' }, 403],
    ['another one through a proxy here', { headers: { 'x-forwarded-for': '192.0.2.7' } }, 403],
    ['a proxy here that keeps the host', { headers: { host: 'parket.example.org' } }, 403],
    ['a proxy here that says so', { headers: { via: '1.1 proxy' } }, 403],
    ['another one that a proxy names', { headers: { 'x-real-ip': '192.0.2.7' } }, 403],
    ['one that says it is this', { headers: { 'x-forwarded-for': '127.0.0.1' } }, 403],
    ['one that says so in the other way', { headers: { forwarded: 'for=127.0.0.1' } }, 403],
  ])('answer %s', async (_, call, status) => {
    for (const trustProxy of [false, 1] as const) {
      const api = await startApi(embedded, { config: { ...config, trustProxy } })
      expect((await read(api, call)).statusCode).toBe(status)
      await api.close()
    }
  })

  it('answer everybody once they are opened', async () => {
    const api = await startApi(embedded, { config: { ...config, metricsOpen: true } })
    expect((await read(api, { remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
    await api.close()
  })
})
