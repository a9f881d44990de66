import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { contract } from '../../contract/document.ts'
import type { Answer } from '../../contract/handlers.ts'
import { acceptsEncoding } from '../../http/compression.ts'

const text = Buffer.from(JSON.stringify(contract))
const compress = {
  br: () => promisify(brotliCompress)(text),
  gzip: () => promisify(gzip)(text),
}
/** Made when first asked for: the document never changes, so all answers share the same bytes. */
const compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {}

/** The contract as one buffer, compressed as the caller takes it: the document as it is sent. */
export async function contractFile(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer<'getContract'>> {
  return (await encoded(request, reply)) as Buffer & Answer<'getContract'>
}

async function encoded(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  for (const encoding of ['br', 'gzip'] as const) {
    if (!acceptsEncoding(request, encoding)) continue
    reply.header('content-encoding', encoding)
    return (compressed[encoding] ??= compress[encoding]())
  }
  // The compression plugin leaves it as it is.
  reply.header('content-encoding', 'identity')
  return text
}
