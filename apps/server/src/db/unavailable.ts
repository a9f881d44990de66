import { EmbeddedFailedError } from './reopening.ts'

/** Connection errors of the operating system and of the driver. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * SQLSTATE classes in which the server itself has trouble: 08 connection, 53 resources (disk full,
 * too many connections), 57P operator intervention (shutting down, starting up), 58 system error.
 */
const troubledClasses = /^(08|53|57P|58)/

/** What the drivers say in words only. */
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|has already been destroyed|PGlite (instance )?is (already )?clos/

/**
 * Whether an error means that the database is away or cannot work just now, so the same request
 * may succeed later: 503, not 500.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof EmbeddedFailedError) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && (systemCodes.has(code) || isTroubled(code))) return true
  return driverMessages.test(error.message)
}

function isTroubled(code: string): boolean {
  return code.length === 5 && troubledClasses.test(code)
}
