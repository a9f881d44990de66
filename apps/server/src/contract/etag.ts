import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Names the state of a public answer, and leaves the body out (304) where the caller has it already.
 *
 * @returns the payload to send
 */
export function revalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (!known(request).includes(etag)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

/** The states the caller has, as `If-None-Match` lists them. */
function known({ headers }: FastifyRequest): string[] {
  return (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
}
