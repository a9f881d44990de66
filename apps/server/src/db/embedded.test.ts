import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { OperatorError } from '../operator/operatorError.ts'
import { runScript } from '../testing/child.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { embeddedDatabase, type OpenDatabase } from './database.ts'
import { DurableNodeFs } from './durableNodeFs.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { packEmptyCluster } from './emptyCluster.ts'
import { migrateToLatest } from './migrate.ts'

/** PGlite's own storage, as shipped: fsync does nothing. */
class ForgetfulFs extends DurableNodeFs {
  override init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    return NodeFS.prototype.init.call(this, pg, options)
  }
}

/** A database made once; tests get copies of its folder. */
const prepared = mkdtempSync(join(tmpdir(), 'parket-test-'))
beforeAll(async () => (await openEmbedded(prepared)).close())
afterAll(() => rmSync(prepared, { recursive: true }))

function preparedFolder(): string {
  const folder = tempFolder()
  cpSync(prepared, folder, { recursive: true })
  return folder
}

const messageOf = async (opening: Promise<EmbeddedDatabase>): Promise<string> => {
  const error: unknown = await opening.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(OperatorError)
  return error instanceof Error ? error.message : ''
}

test('every commit is forced to the disk', async () => {
  const folders: DurableNodeFs[] = []
  const { pglite, close } = await openEmbedded(preparedFolder(), (folder) => {
    const fs = new DurableNodeFs(folder)
    folders.push(fs)
    return fs
  })
  await pglite.query('create table t (n int)')
  const before = folders[0]?.fsyncs ?? 0
  const commits = 20
  for (let n = 0; n < commits; n += 1) await pglite.query('insert into t values ($1)', [n])
  expect(folders[0]?.fsyncs).toBeGreaterThanOrEqual(before + commits)
  const { rows } = await pglite.query(`select current_setting('fsync') as fsync`)
  expect(rows).toEqual([{ fsync: 'on' }])
  await close()
})

test('a new database begins as the empty one of a release, and is as durable as one of initdb', async () => {
  const packed = await packEmptyCluster()
  const openPacked = async (dataDir: string) => {
    const { pglite, close } = await openEmbedded(dataDir, undefined, () => Promise.resolve(packed))
    await migrateToLatest(embeddedDatabase(pglite).db)
    const { rows } = await pglite.query(
      `select (select system_identifier::text from pg_control_system()),
        (select value from settings where key = 'person_key'), current_setting('fsync') as fsync`,
    )
    await close()
    return rows[0] as { system_identifier: string; value: string; fsync: string }
  }
  const [folder, another] = [tempFolder(), tempFolder()]
  const first = await openPacked(folder)
  const second = await openPacked(another)
  // initdb makes another one each time.
  expect(second.system_identifier).toBe(first.system_identifier)
  expect(second.value).not.toBe(first.value)
  expect(second.fsync).toBe('on')
  expect(await openPacked(folder)).toEqual(first)
  expect(statSync(join(folder, 'db/PG_VERSION')).mode & 0o077).toBe(0)
})

test('it refuses to run when commits do not reach the disk', async () => {
  const dataDir = preparedFolder()
  const opening = openEmbedded(dataDir, (folder) => new ForgetfulFs(folder))
  expect(await messageOf(opening)).toMatch(/does not force its commits to the disk/)
  const { close } = await openEmbedded(dataDir)
  await close()
})

test('a second process on the same folder gets one clear line', async () => {
  const dataDir = preparedFolder()
  const holder = runScript('testing/lockHolder.ts', { DATA_DIR: dataDir })
  expect(await holder.nextLine()).toBe('open')
  const message = await messageOf(openEmbedded(dataDir))
  expect(message).toContain(dataDir)
  expect(message).toMatch(/in use by another process/)
  expect(message).not.toContain('\n')
})

test('a second opening in the same process is refused as well', async () => {
  const dataDir = preparedFolder()
  const { close } = await openEmbedded(dataDir)
  expect(await messageOf(openEmbedded(dataDir))).toMatch(/in use/)
  await close()
  const { close: closeAgain } = await openEmbedded(dataDir)
  await closeAgain()
})

test('nothing of a killed process is in the way of the next', async () => {
  const dataDir = preparedFolder()
  const holder = runScript('testing/lockHolder.ts', { DATA_DIR: dataDir })
  await holder.nextLine()
  holder.process.kill('SIGKILL')
  await holder.exit
  const { pglite, close } = await openEmbedded(dataDir)
  expect((await pglite.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await close()
})

test('what a crash left of a first start is thrown away', async () => {
  const dataDir = tempFolder()
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'db.unfinished'), '')
  const { pglite, close } = await openEmbedded(dataDir)
  expect((await pglite.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await close()
  expect(existsSync(join(dataDir, 'db.unfinished'))).toBe(false)
})

test('a folder with something else in it is left alone', async () => {
  const dataDir = tempFolder()
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'letters.txt'), 'dear')
  expect(await messageOf(openEmbedded(dataDir))).toMatch(/is not empty and holds no database/)
  expect(readFileSync(join(dataDir, 'db', 'letters.txt'), 'utf8')).toBe('dear')
})

test('a database of another major version is left alone', async () => {
  const dataDir = tempFolder()
  mkdirSync(join(dataDir, 'db'))
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17\n')
  expect(await messageOf(openEmbedded(dataDir))).toMatch(/PostgreSQL 17/)
  expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(true)
})

test.each([
  ['queue', ({ ping }: OpenDatabase) => Promise.all(Array.from({ length: 50 }, ping))],
  [
    'transaction',
    ({ db }: OpenDatabase) =>
      db.transaction().execute(async (trx) => {
        for (let n = 0; n < 50; n += 1) await sql`select 1`.execute(trx)
      }),
  ],
])('a %s of queries leaves the process turns for everything else', async (_, ask) => {
  const { pglite, close } = await openEmbedded(preparedFolder())
  let turns = 0
  const queue = ask(embeddedDatabase(pglite))
  let isOver = false
  const turn = (): void => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  turn()
  await queue
  isOver = true
  await close()
  expect(turns).toBeGreaterThanOrEqual(50)
})
