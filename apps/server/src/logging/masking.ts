import type { FastifyRequest } from 'fastify'

import { thrownText } from './thrown.ts'

/** Query parameters that tell nothing about a person; the value of any other is masked. */
const HARMLESS = new Set([
  'ds',
  'page',
  'page_size',
  'sort',
  'filter',
  'status',
  'group_num',
  'published',
  'count',
  'age',
  'mass-update',
])

/** Secrets that stand in a path: mailed and printed links, codes of stations. */
const SECRET_PATH =
  /^(\/(?:reset-password|verify-email|setup|approve|judge|station|screen)\/)[^/?]+/

/**
 * An address as it may be logged: PINs, names, birth dates and whatever else was typed into the
 * query are masked (docs/rules/search-and-privacy.md, «Logs»).
 */
export function maskUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const masked = path.replace(SECRET_PATH, '$1***')
  if (query === undefined) return masked
  const parameters = [...new URLSearchParams(query)].map(([name, value]) =>
    HARMLESS.has(name) ? `${name}=${encodeURIComponent(value)}` : `${encodeURIComponent(name)}=***`,
  )
  return `${masked}?${parameters.join('&')}`
}

/**
 * What the log tells of a call and of an error; of persons nothing: no address of the caller, no
 * headers, no body, none of the values that PostgreSQL puts into `detail`.
 */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: maskUrl(request.url),
    host: request.host,
  }),
  err: describeError,
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: thrownText(error) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return { type: error.name, code, constraint, message: error.message, stack: error.stack }
}
