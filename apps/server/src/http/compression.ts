import { constants } from 'node:zlib'

import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Smaller answers fit into one packet as they are. */
const THRESHOLD_BYTES = 1200
/** Of 11: the last steps cost much time and gain little on what is made for one request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses pages and answers as they are sent; the site's files lie there compressed already. */
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
