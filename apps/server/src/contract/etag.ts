import type { FastifyReply, FastifyRequest } from 'fastify'

import { acceptedEncoding } from '../http/compression.ts'
import type { RepeatedAnswer } from './repeatedAnswers.ts'

/**
 * Names the state of a public answer, and leaves the body out (304) where the caller has it already.
 *
 * @returns the payload to send, compressed if the caller takes it so
 */
export async function revalidateAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, json, compressed }: RepeatedAnswer,
): Promise<string | Buffer | null> {
  reply.header('etag', etag)
  if (hasState(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  }
  const encoding = acceptedEncoding(request)
  const body = encoding && (await compressed(encoding))
  if (!body) return json
  reply.header('content-encoding', encoding).header('content-length', body.length)
  return body
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
