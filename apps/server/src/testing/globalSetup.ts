import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { embeddedDatabase, openDatabase } from '../db/database.ts'
import { embeddedOptions } from '../db/embedded.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { startPostgres } from './postgresServer.ts'
import { TEMPLATE_DATABASE, databaseUrl } from './urls.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database, to be cloned. */
    embeddedSnapshot: string
    /** Of the real server's maintenance database; null when none could be started. */
    postgresUrl: string | null
  }
}

/** Prepares one migrated database of each engine per run; tests clone them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parket-test-'))
  const snapshot = join(folder, 'embedded.tar')
  const [server] = await Promise.all([startPostgres({ isDurable: false }), writeSnapshot(snapshot)])
  project.provide('embeddedSnapshot', snapshot)
  if (typeof server === 'string') {
    process.stderr.write(`\n*** SKIPPED: every test on a real PostgreSQL (${server}) ***\n\n`)
    project.provide('postgresUrl', null)
  } else {
    await createTemplate(server.url)
    project.provide('postgresUrl', server.url)
  }
  return async () => {
    if (typeof server !== 'string') await server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function writeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create(embeddedOptions)
  const { db, close } = embeddedDatabase(pglite)
  await migrateToLatest(db)
  const tar = await pglite.dumpDataDir('none')
  await writeFile(file, new Uint8Array(await tar.arrayBuffer()))
  await close()
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client(serverUrl)
  await client.connect()
  await client.query(`create database ${TEMPLATE_DATABASE}`)
  await client.end()
  const { db, close } = await openDatabase({
    databaseUrl: databaseUrl(serverUrl, TEMPLATE_DATABASE),
    dataDir: '',
  })
  await migrateToLatest(db)
  await close()
}
