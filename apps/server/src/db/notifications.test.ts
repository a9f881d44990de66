import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { onPostgres } from '../testing/database.ts'
import { openDatabase } from './database.ts'

onPostgres('who listens for changes of teams', (engine) => {
  it('is called at each change, and whenever the connection is opened, for one may have been missed', async () => {
    const { db, url, close } = await engine.createDatabase()
    const broken: Error[] = []
    const database = await openDatabase({ databaseUrl: url, dataDir: '' }, (error) => {
      broken.push(error)
    })
    let calls = 0
    const stop = database.notifications?.listenForTeams(() => {
      calls += 1
    })
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(1)
    await db.updateTable('teams').set({ name: 'Весна' }).execute()
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(2)

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(db)
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(3)
    expect(broken).not.toEqual([])
    await stop?.()
    await database.close()
    await close()
  })
})
