import { PostgresDialect } from 'kysely'
import pg from 'pg'

import { DATE, INT8, parsers } from './parsers.ts'

/** How many connections one process may hold, and how long a caller waits for one. */
const MAX_CONNECTIONS = 10
const CONNECTION_TIMEOUT_MS = 10_000

/** Array type → type of its elements. */
const arrays: Record<number, number> = { 1016: INT8, 1182: DATE }

function ownParser(oid: number): ((text: string) => unknown) | undefined {
  const element = parsers[arrays[oid] ?? 0]
  if (element) return (text) => pg.types.arrayParser(text, element)
  return parsers[oid]
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : ownParser(oid)) ?? pg.types.getTypeParser(oid, format),
}

/**
 * A pool on the server at `url` (`postgres://…`). Connections are opened when first needed.
 *
 * @param onError told of connections that broke while idle; the pool replaces them
 */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'parket',
    types,
  })
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
