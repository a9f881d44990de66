import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Names the state of a public answer, and leaves the body out (304) where the caller has it already.
 *
 * @returns the payload to send
 */
export function revalidateAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (!hasState(request.headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

/**
 * Whether the caller has this state already.
 *
 * @param tags what `If-None-Match` lists
 */
export function hasState(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => opaque(tag.trim()) === opaque(etag))
}

/** Compared weakly, as the header wants it: whoever compresses on the way makes a tag weak. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
