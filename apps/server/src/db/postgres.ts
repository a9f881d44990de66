import { Pool, TypeOverrides } from 'pg'

import { DATE, INT8, parsers } from './parsers.ts'

/** How many connections one process may hold, and how long a caller waits for one. */
const MAX_CONNECTIONS = 10
const CONNECTION_TIMEOUT_MS = 10_000
/** Ends transactions of a hanging process, so that it does not block an event's lock. */
const IDLE_IN_TRANSACTION_MS = 60_000

/** Array types and the type of their elements. */
const arrays = [
  { array: 1016, element: INT8 },
  { array: 1182, element: DATE },
]

function typeOverrides(): TypeOverrides {
  const overrides = new TypeOverrides()
  for (const [oid, parse] of Object.entries(parsers)) overrides.setTypeParser(Number(oid), parse)
  for (const { array, element } of arrays) {
    const parse = parsers[element] ?? String
    overrides.setTypeParser(array, (text) => splitArray(text).map((item) => parse(item)))
  }
  return overrides
}

/** `{1,2}` → its elements; numbers and dates need no quotes, and ours are never null. */
function splitArray(text: string): string[] {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',')
}

/**
 * A pool on the server at `url` (`postgres://…`). Connections are opened when first needed.
 *
 * @param onError called for connections that broke; the pool replaces them
 */
export function openPool(url: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'parket',
    types: typeOverrides(),
  })
  pool.on('error', onError)
  // A connection that breaks in use also emits `error`; without a listener this would end the
  // process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
