import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { putNew } from '../files/stored.ts'
import { createS3Storage } from '../storage/s3Storage.ts'
import { forBothEngines } from '../testing/database.ts'
import { createEvent, createTeam, createUser } from '../testing/fixtures.ts'
import { startS3 } from '../testing/s3Server.ts'
import { temporaryStorage } from '../testing/storage.ts'
import { cleanFiles } from './cleanFiles.ts'

const HOUR_MS = 60 * 60 * 1000
const soon = () => new Date(Date.now() + HOUR_MS / 2)
const later = () => new Date(Date.now() + HOUR_MS * 1.5)

forBothEngines('the cleaning of files', (engine) => {
  test('removes what no row has named for an hour, and keeps what one names', async () => {
    const { db, close } = await engine.createDatabase()
    const files = temporaryStorage()
    const put = () => putNew(files.storage, new Blob(['x']))
    const [storage_key, preview_key, logo_key, favicon_key, photo] = [
      await put(),
      await put(),
      await put(),
      await put(),
      await put(),
    ]
    const orphans = [await put(), await put()]
    const team = await createTeam(db, { logo_key, favicon_key })
    await createUser(db, { profile_photo_path: photo })
    const { id: event_id } = await createEvent(db, team.id)
    const about = { event_id, id: 'banner', name: 'a.png', mime: 'image/png', size: 1 }
    await db
      .insertInto('event_files')
      .values({ ...about, storage_key, preview_key })
      .execute()

    await cleanFiles(db, files, soon())
    expect(files.count().stored).toBe(7)
    await cleanFiles(db, files, later())
    expect(files.count().stored).toBe(5)
    for (const key of orphans) expect(await files.storage.get(key)).toBeNull()

    await db.deleteFrom('event_files').execute()
    await cleanFiles(db, files, later())
    expect(files.count().stored).toBe(3)
    files.remove()
    await close()
  })

  test('looks through a store of many', async () => {
    const { db, close } = await engine.createDatabase()
    const server = await startS3()
    onTestFinished(() => server.goDown())
    const files = temporaryStorage()
    const storedAt = new Date()
    for (let n = 0; n < 1100; n += 1) {
      const key = `parket/${crypto.randomUUID()}`
      server.objects.set(key, { content: Buffer.of(1), storedAt })
    }
    server.objects.set('backup/of-somebody', { content: Buffer.of(1), storedAt })
    const logo_key = await putNew(createS3Storage(server.config), new Blob(['x']))
    await createTeam(db, { logo_key })
    await cleanFiles(db, { ...files, storage: createS3Storage(server.config) }, later())
    expect([...server.objects.keys()].sort()).toEqual(['backup/of-somebody', `parket/${logo_key}`])
    files.remove()
    await close()
  })

  test('removes what a crash left half-written', async () => {
    const { db, close } = await engine.createDatabase()
    const files = temporaryStorage()
    const [old, fresh] = [join(files.unfinished, 'old'), join(files.unfinished, 'fresh')]
    const longAgo = new Date(Date.now() - HOUR_MS * 2)
    for (const path of [old, fresh]) writeFileSync(path, 'x')
    utimesSync(old, longAgo, longAgo)
    await cleanFiles(db, files, new Date())
    expect(readdirSync(files.unfinished)).toEqual(['fresh'])
    files.remove()
    await close()
  })
})
