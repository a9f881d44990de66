import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'

import { tryLater } from './problem.ts'

/** By then another process answers. */
const RETRY_SECONDS = 5

/**
 * While the server closes, calls under way end; one that comes on a connection still open is turned
 * away with 503 and `Retry-After`. What comes without a connection is part of a page under way.
 */
export const drainingPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    let isDraining = false
    app.addHook('preClose', async () => {
      isDraining = true
    })
    app.addHook('onRequest', async (request) => {
      if (isDraining && !isInjection(request.raw)) throw tryLater(503, 'unavailable', RETRY_SECONDS)
    })
  },
  { name: 'draining' },
)
