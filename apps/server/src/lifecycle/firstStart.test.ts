import { afterAll, expect, test } from 'vitest'

import { openDatabase } from '../db/database.ts'
import { verifyOneTimeToken } from '../security/oneTimeTokens.ts'
import { createS3Storage } from '../storage/s3Storage.ts'
import { forBothEngines, onPostgres, type TestDatabase } from '../testing/database.ts'
import { startS3 } from '../testing/s3Server.ts'
import { temporaryStorage } from '../testing/storage.ts'
import { firstSuperadminToken, prepareNewDatabase } from './firstStart.ts'

const files = temporaryStorage()
const { storage } = files
afterAll(() => files.remove())

const now = new Date('2027-03-01T12:00:00Z')

const events = async ({ db }: Pick<TestDatabase, 'db'>) =>
  (await db.selectFrom('events').select('id').execute()).length

forBothEngines('a new database', (engine) => {
  test('gets the demo at its first start and never again', async () => {
    const database = await engine.createDatabase()
    await prepareNewDatabase(database.db, { demo: true, storage }, now)
    expect(await events(database)).toBe(10)
    // The draft, which nobody has entered: an event with entries is not deleted.
    await database.db.deleteFrom('events').where('id', '=', 3).execute()
    await prepareNewDatabase(database.db, { demo: true, storage }, now)
    expect(await events(database)).toBe(9)
    await database.close()
  })

  test('gets the pictures of the demo too, each stored and named by a row', async () => {
    const database = await engine.createDatabase()
    const before = files.count().stored
    await prepareNewDatabase(database.db, { demo: true, storage }, now)
    const rows = await database.db
      .selectFrom('event_files')
      .selectAll()
      .orderBy('event_id')
      .orderBy('id')
      .execute()
    expect(rows.map(({ event_id, id }) => `${event_id} ${id}`)).toEqual([
      '1 invitation',
      '3 banner',
      '5 invitation',
      '6 banner',
    ])
    const teams = await database.db
      .selectFrom('teams')
      .select(['logo_key', 'favicon_key'])
      .orderBy('id')
      .execute()
    expect(teams.map((team) => team.logo_key !== null && team.favicon_key !== null)).toEqual([
      false,
      true,
      true,
    ])
    // Two marks of two teams; a file and its preview of each slot.
    expect(files.count().stored).toBe(before + 4 + 2 * rows.length)
    for (const { storage_key, preview_key, size } of rows) {
      const [stored, preview] = [
        await storage.get(storage_key),
        await storage.get(preview_key ?? ''),
      ]
      expect(stored?.size).toBe(size)
      expect(preview).not.toBeNull()
      stored?.stream.destroy()
      preview?.stream.destroy()
    }
    await database.close()
  })

  test('gets the demo without pictures while the object store is away', async () => {
    const database = await engine.createDatabase()
    const server = await startS3()
    const away = createS3Storage(server.config)
    await server.goDown()
    await prepareNewDatabase(database.db, { demo: true, storage: away }, now)
    expect(await events(database)).toBe(10)
    expect(await database.db.selectFrom('event_files').select('id').execute()).toEqual([])
    await database.close()
  })

  test('that was begun empty stays so, whatever a later start says', async () => {
    const database = await engine.createDatabase()
    await prepareNewDatabase(database.db, { demo: false, storage }, now)
    await prepareNewDatabase(database.db, { demo: true, storage }, now)
    expect(await events(database)).toBe(0)
    await database.close()
  })

  test('gives links to its first superadmin until there is one', async () => {
    const database = await engine.createDatabase()
    const { db } = database
    const token = await firstSuperadminToken(db, now)
    const verified = await verifyOneTimeToken(db, 'first-superadmin', token ?? '', now)
    expect(verified).toEqual({ user_id: null })
    expect(await firstSuperadminToken(db, now)).not.toBeNull()
    await db.insertInto('users').values({ email: 'a@parket.test', superadmin: true }).execute()
    expect(await firstSuperadminToken(db, now)).toBeNull()
    await database.close()
  })
})

onPostgres('a new database', (engine) => {
  test('gets the demo once when several processes start together', async () => {
    const database = await engine.createDatabase()
    const processes = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl: database.url, dataDir: '' })),
    )
    await Promise.all(
      processes.map(({ db }) => prepareNewDatabase(db, { demo: true, storage }, now)),
    )
    expect(await events(database)).toBe(10)
    await Promise.all(processes.map(({ close }) => close()))
    await database.close()
  })
})
