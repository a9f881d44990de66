import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { forBothEngines, onPostgres } from '../testing/database.ts'
import { openDatabase } from './database.ts'
import { migrateToLatest, migrationNames, type MigrationStep } from './migrate.ts'

const all = await migrationNames()

forBothEngines('migrations', (engine) => {
  test('run once, in the order of their names', async () => {
    const { db, close } = await engine.createDatabase({ migrated: false })
    expect(await migrateToLatest(db)).toEqual(all)
    expect(await migrateToLatest(db)).toEqual([])
    await close()
  })

  test('leave exactly one default team', async () => {
    const { db, close } = await engine.createDatabase()
    const teams = await db.selectFrom('teams').select(['id', 'domain']).execute()
    expect(teams).toEqual([{ id: 1, domain: null }])
    await close()
  })

  test('leave a database that a newer program has moved on alone', async () => {
    const { db, close } = await engine.createDatabase()
    await sql`insert into kysely_migration values ('9999_later', 'now')`.execute(db)
    await expect(migrateToLatest(db)).rejects.toThrow(
      /^A newer version has worked on this database \(it has 9999_later\)\. There is no step back/,
    )
    await close()
  })

  test('tell of each one that is new to a database with data, and of none of a new database', async () => {
    const { db, close } = await engine.createDatabase({ migrated: false })
    const told: string[] = []
    const tell = ({ name, number, of }: MigrationStep) => told.push(`${name} ${number}/${of}`)
    await migrateToLatest(db, all.slice(0, -2), tell)
    expect(told).toEqual([])
    await migrateToLatest(db, all, tell)
    expect(told).toEqual(all.slice(-2).map((name, index) => `${name} ${index + 1}/2`))
    await close()
  })
})

onPostgres('migrations', (engine) => {
  test('are done by one of three processes that start together', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { url, close } = await engine.createDatabase({ migrated: false })
      const processes = await Promise.all(
        [1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })),
      )
      const done = await Promise.all(processes.map(({ db }) => migrateToLatest(db)))
      expect(done.filter((names) => names.length > 0)).toEqual([all])
      await Promise.all(processes.map((process) => process.close()))
      await close()
    }
  })
})
