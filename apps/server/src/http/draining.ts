import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'

import { tryLater } from './problem.ts'

/** Seconds after which another process is expected to answer. */
const RETRY_SECONDS = 5

/**
 * While the server closes, requests in progress finish, and new ones on open connections get 503
 * with `Retry-After`. Requests without a socket are calls of a page in progress and are answered.
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
