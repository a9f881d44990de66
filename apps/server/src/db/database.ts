import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql, type LogEvent } from 'kysely'

import { OperatorError } from '../operator/operatorError.ts'
import { openEmbedded } from './embedded.ts'
import { createNotifications, type Notifications } from './notifications.ts'
import { openPool } from './postgres.ts'
import type { ReopeningPGlite } from './reopening.ts'
import type { Database } from './schema.ts'
import { tellSlow, type SlowQuery } from './slowQueries.ts'

export type Engine = 'embedded' | 'postgres'

/** Where the data lives: a server's `postgres://` URL, or else a folder of our own. */
export interface DatabaseConfig {
  databaseUrl: string | null
  dataDir: string
}

/**
 * An open database. Inside `db.transaction().execute(async (trx) => …)` use `trx` for everything:
 * `db` there deadlocks on the embedded engine and leaves the transaction on the server.
 */
export interface OpenDatabase {
  db: Kysely<Database>
  engine: Engine
  /** Resolves when the database answers, else throws. */
  ping: () => Promise<void>
  /** Tells other processes of changes; null where no other one uses the database. */
  notifications: Notifications | null
  /** The connections of the pool, and callers that wait for one; null without a pool. */
  connections: () => { open: number; idle: number; waiting: number } | null
  /** Waits for queries under way, then lets go of connections or of the folder. */
  close: () => Promise<void>
}

/**
 * Opens the database the configuration names. It does not migrate.
 *
 * @param onConnectionError called for server connections that broke
 * @param onSlowQuery called for queries that took `SLOW_QUERY_MS` or longer
 * @throws OperatorError when it cannot be used
 */
export async function openDatabase(
  config: DatabaseConfig,
  onConnectionError: (error: Error) => void = () => {},
  onSlowQuery: (query: SlowQuery) => void = () => {},
): Promise<OpenDatabase> {
  const log = tellSlow(onSlowQuery)
  if (config.databaseUrl === null) {
    const { pglite, close } = await openEmbedded(config.dataDir)
    return embeddedDatabase(pglite, close, log)
  }
  const pool = openPool(config.databaseUrl, onConnectionError)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log })
  try {
    await requireCapableServer(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const connections = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  const notifications = createNotifications(config.databaseUrl, pool, onConnectionError)
  return opened(db, 'postgres', notifications, connections, () => db.destroy())
}

/** A database on a PGlite that is open already: the folder of a server, or the memory of a test. */
export function embeddedDatabase(
  pglite: PGlite | ReopeningPGlite,
  close: () => Promise<void> = () => pglite.close(),
  log?: (event: LogEvent) => void,
): OpenDatabase {
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    ...(log && { log }),
  })
  return opened(db, 'embedded', null, () => null, close)
}

function opened(
  db: Kysely<Database>,
  engine: Engine,
  notifications: Notifications | null,
  connections: OpenDatabase['connections'],
  close: () => Promise<void>,
): OpenDatabase {
  const ping = async (): Promise<void> => {
    await sql`select 1`.execute(db)
  }
  return { db, engine, notifications, ping, connections, close }
}

const OLDEST_VERSION = 15

async function requireCapableServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string; icu: boolean }>`
    select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      exists (select from pg_collation where collname = 'und-x-icu') as icu
  `
    .execute(db)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error)
      throw new OperatorError(`DATABASE_URL: the server cannot be reached (${reason}).`, {
        cause: error,
      })
    })
  const server = rows[0]
  if (!server || server.version < OLDEST_VERSION) {
    throw new OperatorError(`DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or newer is needed.`)
  }
  if (server.encoding !== 'UTF8') {
    throw new OperatorError('DATABASE_URL: the encoding of the database must be UTF8.')
  }
  if (!server.icu) throw new OperatorError('DATABASE_URL: the server must be built with ICU.')
}
