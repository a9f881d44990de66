import { readFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { describe, inject } from 'vitest'

import type { Engine, OpenDatabase } from '../db/database.ts'
import { embeddedDatabase, openDatabase } from '../db/database.ts'
import { embeddedOptions } from '../db/embedded.ts'
import { TEMPLATE_DATABASE, databaseUrl } from './urls.ts'

/** A database of one test. `close` also removes it. */
export interface TestDatabase extends OpenDatabase {
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

const embedded: TestEngine = { name: 'embedded', createDatabase: createEmbedded }
const postgres: TestEngine = { name: 'postgres', createDatabase: createOnServer }

/**
 * Declares the same tests for the embedded database and for a real PostgreSQL. Where none could be
 * started, the latter are skipped, and the run says so.
 */
export function forEachEngine(name: string, declare: (engine: TestEngine) => void): void {
  describe(`${name} (embedded)`, () => {
    declare(embedded)
  })
  onPostgres(name, declare)
}

/** Declares tests that only several connections can make fail: on a real PostgreSQL. */
export function onPostgres(name: string, declare: (engine: TestEngine) => void): void {
  describe.skipIf(inject('postgresUrl') === null)(`${name} (postgres)`, () => {
    declare(postgres)
  })
}

/** An embedded database in memory, for tests to which the engine does not matter. */
export function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return createEmbedded(options)
}

let snapshot: Promise<Blob> | undefined

async function createEmbedded({
  migrated = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  snapshot ??= readFile(inject('embeddedSnapshot')).then((bytes) => new Blob([bytes]))
  const source = migrated ? { loadDataDir: await snapshot } : {}
  const pglite = await PGlite.create({ ...embeddedOptions, ...source })
  return { ...embeddedDatabase(pglite), url: null }
}

async function createOnServer({
  migrated = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  if (serverUrl === null) throw new Error('there is no PostgreSQL in this run')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const template = migrated ? TEMPLATE_DATABASE : 'template0'
  await administer(serverUrl, `create database ${name} template ${template}`)
  const url = databaseUrl(serverUrl, name)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  const close = async (): Promise<void> => {
    await database.close()
    await administer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, url, close }
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
