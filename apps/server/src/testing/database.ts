import { readFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, inject } from 'vitest'

import { type Engine, type OpenDatabase, embeddedDatabase, openDatabase } from '../db/database.ts'
import { embeddedOptions } from '../db/embedded.ts'
import { TEMPLATE_DATABASE, databaseUrl } from './urls.ts'

/** A database of one test. `close` empties it for the next one. */
export interface TestDatabase extends OpenDatabase {
  /** Closes it for good: for tests that take the database away. */
  destroy: () => Promise<void>
  /** For further processes on the same database; null on the embedded engine, which takes one. */
  url: string | null
}

export interface TestDatabaseOptions {
  /** False: without any table. */
  migrated?: boolean
}

export interface TestEngine {
  name: Engine
  /** A database of its own, empty but for what the migrations put in. Close it after the test. */
  createDatabase: (options?: TestDatabaseOptions) => Promise<TestDatabase>
}

const embedded: TestEngine = {
  name: 'embedded',
  createDatabase: ({ migrated = true } = {}) =>
    migrated ? lend('embedded', createEmbedded) : createEmbedded({ migrated }),
}
const postgres: TestEngine = {
  name: 'postgres',
  createDatabase: ({ migrated = true } = {}) =>
    migrated ? lend('postgres', createOnServer) : createOnServer({ migrated }),
}

type Declare = (engine: TestEngine) => void

/**
 * Declares the same tests for the embedded database and for a real PostgreSQL. Where none could be
 * started, the latter are skipped, and the run says so.
 */
export function forBothEngines(name: string, declare: Declare): void {
  declareOn([embedded, postgres], name, declare)
}

/**
 * Declares tests of calls. The full run makes them on both engines. Others make them on PostgreSQL, where one could
 * be started: both are the same PostgreSQL, and the walks through the site use the embedded one.
 */
export function forEachEngine(name: string, declare: Declare): void {
  const isFull = process.env['PARKET_FULL'] === '1'
  declareOn(isFull ? [embedded, postgres] : [anyEngine()], name, declare)
}

/** Declares tests that only several connections can make fail: on a real PostgreSQL. */
export function onPostgres(name: string, declare: Declare): void {
  declareOn([postgres], name, declare)
}

function declareOn(engines: readonly TestEngine[], name: string, declare: Declare): void {
  for (const engine of engines) {
    const isMissing = engine === postgres && inject('postgresUrl') === null
    describe.skipIf(isMissing)(`${name} (${engine.name})`, () => {
      declare(engine)
    })
  }
}

/** For tests to which the engine does not matter: a real PostgreSQL where there is one, for it answers sooner. */
export function anyEngine(): TestEngine {
  return inject('postgresUrl') === null ? embedded : postgres
}

/** An embedded database in memory. */
export function createTestDatabase(options?: TestDatabaseOptions): Promise<TestDatabase> {
  return embedded.createDatabase(options)
}

/** Reset databases for reuse: ten times faster than creating one. */
const emptied: Record<Engine, TestDatabase[]> = { embedded: [], postgres: [] }

async function lend(
  engine: Engine,
  create: (options: Required<TestDatabaseOptions>) => Promise<TestDatabase>,
): Promise<TestDatabase> {
  const database = emptied[engine].pop() ?? (await create({ migrated: true }))
  const close = async (): Promise<void> => {
    await empty(database)
    emptied[engine].push(database)
  }
  return { ...database, close }
}

/**
 * Resets the database to its state after the migrations: deletes all rows but the default team and
 * the key by which people are known again.
 */
async function empty({ db }: TestDatabase): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely_%'
    `.execute(connection)
    await sql`discard all`.execute(connection)
    // Disables triggers: some refuse the deletion of append-only rows.
    await sql`set session_replication_role = replica`.execute(connection)
    const tables = sql.raw(rows.map(({ name }) => name).join(', '))
    await sql`truncate ${tables} restart identity cascade`.execute(connection)
    await sql`insert into teams (name) values ('Паркет')`.execute(connection)
    await sql`insert into settings (key, value) values ('person_key', '"key"')`.execute(connection)
    await sql`reset session_replication_role`.execute(connection)
  })
}

let snapshot: Promise<Blob> | undefined

async function createEmbedded({ migrated }: Required<TestDatabaseOptions>): Promise<TestDatabase> {
  snapshot ??= readFile(inject('embeddedSnapshot')).then((bytes) => new Blob([bytes]))
  const source = migrated ? { loadDataDir: await snapshot } : {}
  const pglite = await PGlite.create({ ...embeddedOptions, ...source })
  const database = embeddedDatabase(pglite)
  return { ...database, url: null, destroy: database.close }
}

async function createOnServer({ migrated }: Required<TestDatabaseOptions>): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  if (serverUrl === null) throw new Error('there is no PostgreSQL in this run')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const template = migrated ? TEMPLATE_DATABASE : 'template0'
  await administer(serverUrl, `create database ${name} template ${template}`)
  const url = databaseUrl(serverUrl, name)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  const destroy = async (): Promise<void> => {
    await database.close()
    await administer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, url, close: destroy, destroy }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
