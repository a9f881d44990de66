import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { migrationNames } from '../db/migrate.ts'
import { startApi } from '../testing/api.ts'
import { forEachEngine } from '../testing/database.ts'
import { describeSchema } from '../testing/describeSchema.ts'
import { temporaryStorage } from '../testing/storage.ts'
import { tempFolder } from '../testing/tempFolder.ts'
import { makeCopy } from './makeCopy.ts'
import { restoreCopy } from './restoreCopy.ts'
import { readLines, verifyCopy } from './verifyCopy.ts'

/** The demo as the last release wrote it; the next release puts its own beside it (docs/upgrading.md). */
const LAST = join(import.meta.dirname, '../testing/fixtures/copies/0.1.0')

forEachEngine('what the last release wrote', (engine) => {
  it('is brought to the newest schema with every row, chain and result', async () => {
    const { manifest, problems } = await verifyCopy(LAST, null)
    expect(problems).toEqual([])
    const fresh = await engine.createDatabase()
    const target = await engine.createDatabase({ migrated: false })
    const { db } = target
    const files = temporaryStorage()

    // It builds the schema of that release, fills it, and runs the migrations since then, as the start of a newer server does.
    await restoreCopy({ db, storage: files.storage }, LAST, manifest, null)

    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(await migrationNames())
    expect(await describeSchema(db)).toEqual(await describeSchema(fresh.db))
    const folder = await makeCopy(
      { db, storage: files.storage, version: '1.2.3', secret: null },
      tempFolder(),
      { key: null, now: new Date() },
    )
    const after = await verifyCopy(folder, null)
    expect(after.problems).toEqual([])
    expect(counted(after.manifest)).toMatchObject(counted(manifest))

    const api = await startApi({ name: engine.name, createDatabase: async () => target }, { files })
    const answer = await api.call({ url: '/api/events/2/result-file' })
    expect(answer.statusCode).toBe(200)
    const hashes = [...answer.body.matchAll(/"hash": ?"(\w+)"/g)].map(([, hash = '']) => hash)
    const publications = manifest.tables.find(({ name }) => name === 'publications')
    let written = ''
    if (publications) for await (const line of readLines(LAST, publications, null)) written += line
    expect(hashes.length).toBeGreaterThan(0)
    expect(hashes.filter((hash) => !written.includes(hash))).toEqual([])
    await api.close()
    await fresh.close()
  })
})

function counted({ tables }: { tables: readonly { name: string; rows: number }[] }) {
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
}
