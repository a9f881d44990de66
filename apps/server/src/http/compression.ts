import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import fastifyCompress from '@fastify/compress'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Answers below this size fit into one packet uncompressed. */
const THRESHOLD_BYTES = 1200
/**
 * Brotli quality, of 11. Higher levels cost much time and save little for an answer that is sent
 * once.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses pages and API answers. The site's files are compressed at build time. */
export const compressionPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    await app.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      threshold: THRESHOLD_BYTES,
      brotliOptions,
    })
  },
  { name: 'compression' },
)

export type Encoding = 'br' | 'gzip'

/** The best encoding that the caller takes; null: none. */
export function acceptedEncoding(request: FastifyRequest): Encoding | null {
  if (acceptsEncoding(request, 'br')) return 'br'
  return acceptsEncoding(request, 'gzip') ? 'gzip' : null
}

export function isWorthCompressing(text: string): boolean {
  return Buffer.byteLength(text) >= THRESHOLD_BYTES
}

/** Compresses a whole answer off the event loop. */
export function compressAnswer(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(text, brotliOptions) : toGzip(text)
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Whether the caller takes an answer in this encoding. */
export function acceptsEncoding({ headers }: FastifyRequest, encoding: Encoding): boolean {
  const accepted = encoding === 'br' ? BROTLI : GZIP
  return accepted.test(headers['accept-encoding'] ?? '')
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/
