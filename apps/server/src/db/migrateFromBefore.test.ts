import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { forEachEngine } from '../testing/database.ts'
import { describeSchema } from '../testing/describeSchema.ts'
import { migrateToLatest, migrationNames } from './migrate.ts'
import type { Database } from './schema.ts'

const fixtures = join(import.meta.dirname, '../testing/fixtures/migrations')
const read = (file: string) => readFileSync(join(fixtures, file), 'utf8')

/** Migrations with a number, and what each contains; later ones are named by time. */
const numbered = new Map(
  read('numbered.sha256')
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([digest = '', file = '']) => [file.replace('.sql', ''), digest]),
)

const all = await migrationNames()
const upTo0040 = [...numbered.keys()].filter((name) => name < '0041')

/** In which order the last numbered ones came to the program: not that of their numbers. */
const cameLater = [
  '0046_search_keys',
  '0041_round_pairs',
  '0043_person_identifiers',
  '0049_distinct_registrations',
  '0052_merged_into_who_stands',
]

/** Databases as programs left them: the migrations that each start of a program found new. */
const databases: [name: string, starts: string[][]][] = [
  ...['0040', ...cameLater].map((last, index): [string, string[][]] => [
    `started with each new migration, the last one ${last}`,
    [upTo0040, ...cameLater.slice(0, index).map((name) => [name])],
  ]),
  ['started for the first time when 0052 was the last', [[...numbered.keys()]]],
]

const tables = [
  'users',
  'teams',
  'team_members',
  'events',
  'contests',
  'reg_datas',
  'dancers',
  'registrations',
  'ledger',
  'rounds',
  'heat_entries',
  'mark_sheets',
  'settings',
] as const

async function runStarts(db: Kysely<Database>, starts: string[][]): Promise<void> {
  for (const index of starts.keys()) {
    await migrateToLatest(db, starts.slice(0, index + 1).flat())
  }
}

async function run(db: Kysely<Database>, script: string): Promise<void> {
  await sql.raw(`do $do$ begin execute $script$${script}$script$; end $do$`).execute(db)
}

/** All rows of the main tables, as JSON. */
async function readRows(db: Kysely<Database>): Promise<Record<string, object[]>> {
  const read = tables.map(async (table): Promise<[string, object[]]> => {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) as row from ${sql.table(table)} as t order by t::text
    `.execute(db)
    return [table, rows.map(({ row }) => row)]
  })
  return Object.fromEntries(await Promise.all(read))
}

test('a new migration is named by the time it was written, numbered ones stay as they are', () => {
  const wrong = all.filter(
    (name) => !numbered.has(name) && !/^20\d{6}T\d{4}_[a-z0-9_]+$/.test(name),
  )
  expect(wrong).toEqual([])
  for (const [name, digest] of numbered) {
    const text = readFileSync(join(import.meta.dirname, `migrations/${name}.sql`))
    expect([name, createHash('sha256').update(text).digest('hex')]).toEqual([name, digest])
  }
})

forEachEngine('a database of before', (engine) => {
  test.each(databases)('%s, has the newest schema and all its rows', async (_, starts) => {
    const fresh = await engine.createDatabase()
    const { db, destroy } = await engine.createDatabase({ migrated: false })
    await runStarts(db, starts)
    await run(db, read('rows.sql'))
    if (starts.flat().length === numbered.size) await run(db, read('laterRows.sql'))
    const before = await readRows(db)
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)

    const done = await migrateToLatest(db)

    expect(done).toEqual(all.filter((name) => !starts.flat().includes(name)))
    expect(await describeSchema(db)).toEqual(await describeSchema(fresh.db))
    expect(await readRows(db)).toMatchObject(before)
    expect(await migrateToLatest(db)).toEqual([])
    await destroy()
    await fresh.close()
  })
})
