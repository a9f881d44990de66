import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { noteBackup } from '../../processes/lastBackup.ts'
import { enterProcess } from '../../processes/processes.ts'
import { startApi } from '../../testing/api.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createUser } from '../../testing/fixtures.ts'
import { recordLog } from '../../testing/log.ts'

forEachEngine('the state of the server', (engine) => {
  async function start() {
    const api = await startApi(engine)
    onTestFinished(() => api.close())
    const { db } = api.database
    const { email } = await createUser(db, { superadmin: true })
    const token = await api.logIn(email)
    const ask = async () => {
      const answer = await api.call({ url: '/api/server-state', token })
      expect(answer.statusCode).toBe(200)
      return answer.json<Record<string, unknown>>()
    }
    return { api, db, ask }
  }

  it('names the processes that run, and none that are gone', async () => {
    const { db, ask } = await start()
    const facts = { host: 'hall', version: '1.2.3', filesStore: 'folder a', keyFingerprint: null }
    const { id, leave } = await enterProcess(db, facts, recordLog())
    await db
      .insertInto('processes')
      .values({
        id: randomUUID(),
        host: 'gone',
        version: '1.2.2',
        files_store: 'folder a',
        seen_at: sql<Date>`now() - interval '1 minute'`,
      })
      .execute()
    expect((await ask())['processes']).toMatchObject([{ id, host: 'hall', version: '1.2.3' }])
    await leave()
    expect((await ask())['processes']).toEqual([])
  })

  it('counts letters that are due, wait, and were given up, but none that were sent', async () => {
    const { db, ask } = await start()
    const now = new Date()
    const hence = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const failed_at = hence(-1)
    for (const row of [
      { run_at: hence(-1) },
      { run_at: hence(1) },
      { run_at: hence(2) },
      { failed_at },
      { sent_at: now },
    ]) {
      await db
        .insertInto('outbox')
        .values({ kind: 'mail', payload: '{}', ...row })
        .execute()
    }
    expect((await ask())['outbox']).toEqual({
      due: 1,
      waiting: 2,
      failed: 1,
      failed_at: failed_at.toISOString(),
    })
  })

  it('tells the room on the disk and the last copy', async () => {
    const { db, ask } = await start()
    const before = await ask()
    expect(before).toMatchObject({
      last_backup_at: null,
      database: { bytes: expect.any(Number) as number },
      disk: { free: expect.any(Number) as number, total: expect.any(Number) as number },
    })
    const at = new Date('2026-11-27T03:15:42.000Z')
    await noteBackup(db, new Date('2026-11-26T03:15:00.000Z'))
    await noteBackup(db, at)
    expect(await ask()).toMatchObject({ last_backup_at: at.toISOString() })
  })

  it('is for superadmins alone', async () => {
    const { api, db } = await start()
    const { email } = await createUser(db)
    const url = '/api/server-state'
    expect((await api.call({ url, token: await api.logIn(email) })).statusCode).toBe(403)
    expect((await api.call({ url })).statusCode).toBe(401)
  })
})
