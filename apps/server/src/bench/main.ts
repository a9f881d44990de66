import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance, InjectOptions } from 'fastify'
import { Kysely, PGliteDialect, PostgresDialect, type Dialect } from 'kysely'
import type { PoolClient } from 'pg'

import { buildApp } from '../app.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { openPool } from '../db/postgres.ts'
import type { Database } from '../db/schema.ts'
import { prepareNewDatabase } from '../lifecycle/firstStart.ts'
import { createLogger } from '../logging/logger.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { openStorage } from '../storage/openStorage.ts'
import { csrfHeaders } from '../testing/api.ts'
import { startPostgres } from '../testing/postgresServer.ts'
import { bareRoutes, type Bare, type Recordings } from './bareRoutes.ts'
import { fillForBench } from './data.ts'
import { openContest, READS, soloRegistration } from './requests.ts'
import { recordStatements, type Row, type Send, type Statement } from './statements.ts'

interface OpenEngine {
  dialect: () => Dialect
  bare: Bare
  close: () => Promise<void>
}

/**
 * Started by `npm run bench` for each engine (`embedded`, `postgres`): serves the API and, beside
 * it, the floor it is measured against, on one database with the demo and 200,000 dancers. Tells
 * their addresses and what to send there as one message, or why the engine cannot be measured here;
 * SIGTERM ends it.
 */
const folder = await mkdtemp(join(tmpdir(), 'parket-bench-api-'))
const engine = process.argv[2] === 'postgres' ? await openPostgres() : await openEmbeddedEngine()
if (typeof engine === 'string') {
  process.send?.({ skipped: engine })
  await rm(folder, { recursive: true })
} else {
  await serve(engine).catch((error: unknown) => {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) })
  })
}

async function serve({ dialect, bare, close }: OpenEngine): Promise<void> {
  const logger = createLogger('info')
  const { storage, unfinished } = await openStorage({ dataDir: folder, s3: null }, logger)
  const db = new Kysely<Database>({ dialect: dialect() })
  await migrateToLatest(db)
  await prepareNewDatabase(db, { demo: true, storage }, new Date())
  await fillForBench(db)

  const open = (database: Kysely<Database>) =>
    buildApp({
      // Each call from an address of its own: how often one may search is not the matter here.
      config: { allowDs: true, metricsOpen: false, trustProxy: 1, publicUrl: null, port: 0 },
      db: database,
      files: { storage, unfinished },
      metrics: createMetrics({ db: database, connections: () => null }),
      version: '0',
      logger,
    })
  const api = await open(db)
  const recordings = await record(recordStatements(dialect()), open)
  const floor = bareRoutes(bare, recordings)
  const [url, bareUrl] = [await listen(api), await listen(floor)]
  process.send?.({ url, bareUrl, reads: READS, soloist: soloRegistration(await openContest(db)) })

  process.once('SIGTERM', () => {
    void (async () => {
      await Promise.all([api.close(), floor.close()])
      await close()
      await rm(folder, { recursive: true })
      process.exit()
    })()
  })
}

/** What the API sends to the database for each call, without what lets the caller in. */
async function record(
  { db, take }: ReturnType<typeof recordStatements>,
  open: (db: Kysely<Database>) => Promise<FastifyInstance>,
): Promise<Recordings> {
  const app = await open(db)
  const headers = await csrfHeaders(app, 'localhost')
  async function statementsOf(request: InjectOptions): Promise<Statement[]> {
    // The team is known then, as it is to every call but the first in a second.
    await app.inject('/api/tenant')
    take()
    const answer = await app.inject({ headers, ...request })
    if (answer.statusCode >= 300) throw new Error(answer.body)
    return take()
  }
  const search = await statementsOf({ url: READS.search })
  const recordings = {
    reads: {
      event: await statementsOf({ url: READS.event }),
      contests: await statementsOf({ url: READS.contests }),
      search: search.filter(({ sql }) => !sql.includes('rate_limits')),
    },
    registration: await statementsOf({
      method: 'POST',
      url: '/api/events/1/register',
      payload: soloRegistration(await openContest(db)),
    }),
  }
  await app.close()
  return recordings
}

async function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function openEmbeddedEngine(): Promise<OpenEngine> {
  const { pglite, close } = await openEmbedded(folder)
  return {
    dialect: () => new PGliteDialect({ pglite }),
    bare: {
      send: async (sql, parameters) => (await pglite.query<Row>(sql, parameters)).rows,
      transaction: (work) =>
        pglite.transaction((trx) =>
          work(async (sql, parameters) => (await trx.query<Row>(sql, parameters)).rows),
        ),
    },
    close,
  }
}

async function openPostgres(): Promise<OpenEngine | string> {
  const server = await startPostgres({ isDurable: true })
  if (typeof server === 'string') return server
  const pool = openPool(server.url, (error) => process.stderr.write(`${error.message}\n`))
  const sender =
    (client: Pick<PoolClient, 'query'>): Send =>
    async (sql, parameters) =>
      (await client.query<Row>(sql, parameters)).rows
  return {
    dialect: () => new PostgresDialect({ pool }),
    bare: {
      send: sender(pool),
      async transaction(work) {
        const client = await pool.connect()
        try {
          await client.query('begin')
          await work(sender(client))
          await client.query('commit')
          client.release()
        } catch (error) {
          // Closes the connection, and with it the transaction.
          client.release(true)
          throw error
        }
      },
    },
    async close() {
      await pool.end()
      await server.stop()
    },
  }
}
