import { constants } from 'node:zlib'

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

/** Whether the caller takes an answer in this encoding. */
export function acceptsEncoding({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const accepted = encoding === 'br' ? BROTLI : GZIP
  return accepted.test(headers['accept-encoding'] ?? '')
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/
