import type { FastifyReply, FastifyRequest } from 'fastify'

import { acceptedEncoding } from '../http/compression.ts'
import { hasState } from './etag.ts'
import type { SerializedAnswer } from './serializedAnswers.ts'

/**
 * Names the state of an answer, and leaves the body out (304) where the caller has it already.
 *
 * @returns the payload to send, compressed if the caller takes it so
 */
export async function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, json, compressed }: SerializedAnswer,
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
