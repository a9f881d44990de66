import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'

import { forBothEngines, onPostgres } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { isUnavailable } from './unavailable.ts'

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

forBothEngines('an error of the database', (engine) => {
  test('in a statement is no reason to try later', async () => {
    const { db, close } = await engine.createDatabase()
    const error = await thrownBy(sql`select 1 / 0`.execute(db))
    expect(error).toMatchObject({ code: '22012' })
    expect(isUnavailable(error)).toBe(false)
    await close()
  })

  test('that is closed already is one', async () => {
    const { ping, destroy } = await engine.createDatabase()
    await destroy()
    expect(isUnavailable(await thrownBy(ping()))).toBe(true)
  })
})

onPostgres('an error of the database', (engine) => {
  test('whose sessions were ended is a reason to try later, and later it works again', async () => {
    const { db, ping, close } = await engine.createDatabase()
    const suicide = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    expect(isUnavailable(await thrownBy(suicide))).toBe(true)
    await vi.waitFor(ping, 30_000)
    await close()
  })
})

test('a server that cannot be reached is told in one line, without the password', async () => {
  const url = 'postgres://parket:hush@127.0.0.1:1/parket'
  const error = await thrownBy(openDatabase({ databaseUrl: url, dataDir: '' }))
  expect(error).toMatchObject({ message: expect.stringMatching(/^DATABASE_URL: .*ECONNREFUSED/) })
  expect(String(error)).not.toMatch(/hush|\n/)
})
