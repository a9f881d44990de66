import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { appendJournal } from '../change/journal.ts'
import { startApi, type Api } from '../testing/api.ts'
import { register, registration, startCup } from '../testing/cup.ts'
import { anyEngine, createTestDatabase, forBothEngines } from '../testing/database.ts'
import { createUser, NOW } from '../testing/fixtures.ts'
import { createPublishedContest } from '../testing/publishedContest.ts'
import { temporaryStorage } from '../testing/storage.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { formWith, picture } from '../testing/upload.ts'
import { keepNewest } from './keep.ts'
import { makeCopy } from './makeCopy.ts'
import { readManifest } from './manifest.ts'
import { restoreCopy } from './restoreCopy.ts'
import { verifyCopy } from './verifyCopy.ts'

const KEY = 'a key of the tests alone, long enough to be one'

/** An installation with a registration, a published result, a journal, and a file. */
async function startSource(engine: Parameters<typeof startCup>[0]) {
  const { api, cup } = await startCup(engine)
  const { db } = api.database
  expect((await register(api, cup, registration([cup.ids.folk]))).statusCode).toBe(201)
  const person = { last_name: 'Ким', first_name: 'Ева', birth_date: '1990-05-05' }
  const entries = [{ start_number: 7, place: [1, 1] as [number, number], person }]
  await createPublishedContest(db, cup.event, entries, { group_num: 991 })
  await db.transaction().execute((trx) =>
    appendJournal(
      trx,
      { eventId: cup.event.id, roundId: null },
      { actor: { user_id: null, station_id: null }, now: NOW },
      [
        { kind: 'station', body: { id: 1, note: 'два\nслова' } },
        { kind: 'station', body: { id: 2 } },
      ],
    ),
  )
  const admin = await createUser(db, { superadmin: true })
  const { body, headers } = await formWith(await picture())
  const url = `/api/events/${cup.event.id}/files/event-files/banner`
  const token = await api.logIn(admin.email)
  const stored = await api.call({ method: 'POST', url, body, headers, token })
  expect(stored.statusCode).toBeLessThan(300)
  return { api, eventId: cup.event.id }
}

async function resultHash(api: Api, eventId: number): Promise<string> {
  const answer = await api.call({ url: `/api/events/${eventId}/groups/991/result-file` })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ hash: string }>().hash
}

const copied = ({ database, files }: Api) => ({
  db: database.db,
  storage: files.storage,
  version: '1.2.3',
  secret: 'the key of second factors',
})

forBothEngines('a copy', (engine) => {
  it('is restored on the other engine, with the same rows, files, numbers and result', async () => {
    const { api, eventId } = await startSource(engine)
    const into = tempFolder()
    const folder = await makeCopy(copied(api), into, { key: KEY, now: NOW })
    const { manifest, problems } = await verifyCopy(folder, KEY)
    expect(problems).toEqual([])
    expect(manifest).toMatchObject({ missing: [], secret: { file: 'secret.key.sealed' } })

    const target =
      engine.name === 'embedded' ? await anyEngine().createDatabase() : await createTestDatabase()
    const files = temporaryStorage()
    await restoreCopy({ db: target.db, storage: files.storage }, folder, manifest, KEY)
    const restored = await startApi(
      { name: target.engine, createDatabase: async () => target },
      { files },
    )
    expect(await resultHash(restored, eventId)).toBe(await resultHash(api, eventId))
    for (const { key } of manifest.files) {
      const [one, other] = await Promise.all(
        [api.files, files].map(async ({ storage }) => {
          const found = await storage.get(key)
          return found && buffer(found.stream)
        }),
      )
      expect([one?.length, other]).toEqual([expect.any(Number), one])
    }
    // Triggers guard it again, and new rows get new numbers.
    await expect(sql`update journal set n = 5`.execute(target.db)).rejects.toThrow('append-only')
    const user = await createUser(target.db)
    const { last } = await api.database.db
      .selectFrom('users')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    expect(user.id).toBeGreaterThan(last)

    await expect(
      restoreCopy({ db: target.db, storage: files.storage }, folder, manifest, KEY),
    ).rejects.toThrow('holds data already')
    await restored.close()
    files.remove()
    await api.close()
  })
})

describe('a copy that cannot be restored', () => {
  it('says what was changed, is missing, or was never finished', async () => {
    const { api } = await startSource(anyEngine())
    const into = tempFolder()
    const folder = await makeCopy(copied(api), into, { key: null, now: NOW })
    expect((await verifyCopy(folder, null)).problems).toEqual([])
    appendFileSync(join(folder, 'tables/users.jsonl.gz'), ' ')
    const [file = ''] = readdirSync(join(folder, 'files'))
    rmSync(join(folder, 'files', file))
    expect((await verifyCopy(folder, null)).problems).toEqual([
      'tables/users.jsonl.gz was changed',
      `files/${file} is missing`,
    ])
    rmSync(join(folder, 'copy.json'))
    await expect(verifyCopy(folder, null)).rejects.toThrow('is no copy')
    await api.close()
  })

  it('opens with its own key alone, and each part only in its place', async () => {
    const { api } = await startSource(anyEngine())
    const folder = await makeCopy(copied(api), tempFolder(), { key: KEY, now: NOW })
    await expect(verifyCopy(folder, null)).rejects.toThrow('is encrypted')
    await expect(verifyCopy(folder, `${KEY}!`)).rejects.toThrow('BACKUP_KEY is another one')
    const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    expect(texts.filter((text) => text.includes('second factors'))).toEqual([])
    renameSync(join(folder, 'secret.key.sealed'), join(folder, 'copy.json.sealed'))
    await expect(readManifest(folder, KEY)).rejects.toThrow('cannot be opened')
    await api.close()
  })

  it('is refused by a database that was used, also where neither events nor people are left', async () => {
    const { api } = await startSource(anyEngine())
    const folder = await makeCopy(copied(api), tempFolder(), { key: null, now: NOW })
    const { manifest } = await verifyCopy(folder, null)
    const target = await createTestDatabase()
    const change = { action: 'update', entity: 'team', entity_id: '1' }
    await target.db.insertInto('audit_log').values(change).execute()
    await expect(
      restoreCopy({ db: target.db, storage: api.files.storage }, folder, manifest, null),
    ).rejects.toThrow('holds data already')
    await target.close()
    await api.close()
  })

  it('is refused where another one is being restored into the same database', async () => {
    const { api } = await startSource(anyEngine())
    const folder = await makeCopy(copied(api), tempFolder(), { key: null, now: NOW })
    const { manifest } = await verifyCopy(folder, null)
    const target = await createTestDatabase()
    const place = { db: target.db, storage: api.files.storage }
    const ended = await Promise.allSettled([
      restoreCopy(place, folder, manifest, null),
      restoreCopy(place, folder, manifest, null),
    ])
    expect(
      ended.map((one) => (one.status === 'rejected' ? String(one.reason) : 'restored')),
    ).toEqual(expect.arrayContaining(['restored', expect.stringContaining('holds data already')]))
    await target.close()
    await api.close()
  })

  it('is refused by a program that does not know its schema', async () => {
    const { api } = await startSource(anyEngine())
    const folder = await makeCopy(copied(api), tempFolder(), { key: null, now: NOW })
    const { manifest } = await verifyCopy(folder, null)
    const target = await createTestDatabase()
    const newer = { ...manifest, migrations: [...manifest.migrations, '20990101T0000_flying'] }
    const place = { db: target.db, storage: api.files.storage }
    await expect(restoreCopy(place, folder, newer, null)).rejects.toThrow('newer program')
    const altered = manifest.tables.map((table) =>
      table.name === 'users' ? { ...table, digest: '1' } : table,
    )
    await expect(
      restoreCopy(place, folder, { ...manifest, tables: altered }, null),
    ).rejects.toThrow('users is not what the copy says')
    // Nothing was left of it.
    await restoreCopy(place, folder, manifest, null)
    await target.close()
    await api.close()
  })
})

it('a copy goes on with what an interrupted one has left, and writes again what was cut off', async () => {
  const { api } = await startSource(anyEngine())
  const into = tempFolder()
  const whole = await makeCopy(copied(api), into, { key: KEY, now: NOW })
  const left = join(into, 'parket-copy-20200101T000000Z.unfinished')
  renameSync(whole, left)
  rmSync(join(left, 'copy.json.sealed'))
  const [one = '', ...others] = readdirSync(join(left, 'files')).map((name) => `files/${name}`)
  writeFileSync(join(left, one), 'cut')
  const kept = others.map((name) => readFileSync(join(left, name)))
  const again = await makeCopy(copied(api), into, { key: KEY, now: NOW })
  expect((await verifyCopy(again, KEY)).problems).toEqual([])
  expect(others.map((name) => readFileSync(join(again, name)))).toEqual(kept)
  expect(readdirSync(into)).toHaveLength(1)
  await api.close()
})

it('keeps the newest copies of a folder, and whatever is none', async () => {
  const into = tempFolder()
  const names = ['parket-copy-20261101T000000Z', 'parket-copy-20261102T000000Z', 'letters']
  for (const name of names) writeFileSync(join(into, name), '')
  expect(await keepNewest(into, 1)).toEqual([names[0]])
  expect(readdirSync(into).sort()).toEqual(['letters', names[1]])
})
