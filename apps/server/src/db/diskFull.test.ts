import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { FillableFs, type Disk } from '../testing/fullDisk.ts'
import { embeddedDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import type { Database } from './schema.ts'
import { isUnavailable } from './unavailable.ts'

const disk: Disk = { full: null }
const dataDir = mkdtempSync(join(tmpdir(), 'parket-test-'))
let db: Kysely<Database>
let close: () => Promise<void>
beforeAll(async () => {
  const opened = await openEmbedded(dataDir, (folder) => new FillableFs(folder, disk))
  close = opened.close
  db = embeddedDatabase(opened.pglite, close).db
  await sql`create table t (n int, filler text)`.execute(db)
})
afterAll(async () => {
  await close()
  rmSync(dataDir, { recursive: true })
})

const add = (db: Kysely<Database>, rows: number) =>
  sql`insert into t select n, repeat('x', 1000) from generate_series(1, ${rows}::int) n`.execute(db)

const count = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from t`.execute(db)
  return rows[0]?.n
}

const refusals = async (calls: (() => Promise<unknown>)[]) => {
  const results = []
  for (const call of calls) {
    results.push(
      await call().then(
        () => 'done',
        (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
      ),
    )
  }
  return results
}

test('without room for data the database is not available, stays whole, and works when there is room', async () => {
  await add(db, 1)
  disk.full = /\/base\//
  const work = [() => add(db, 1000), () => db.transaction().execute((trx) => add(trx, 1000))]
  expect(await refusals(work)).toEqual(['unavailable', 'unavailable'])
  expect(await count(db)).toBe(1)
  disk.full = null
  await add(db, 1000)
  expect(await count(db)).toBe(1001)
})

test('without room for its log it fails, no call hangs, and it is there again by itself when there is room', async () => {
  const before = await count(db)
  disk.full = /pg_wal/
  const work = [
    // More than fits into the log that is laid out.
    () => add(db, 40_000),
    () => count(db),
    () => db.transaction().execute((trx) => count(trx)),
    () => db.transaction().execute((trx) => add(trx, 40_000)),
  ]
  expect(await refusals(work)).toEqual(work.map(() => 'unavailable'))
  disk.full = null
  expect(await count(db)).toBe(before)
  await db.transaction().execute((trx) => add(trx, 10))
  expect(await count(db)).toBe(Number(before) + 10)
})
