import fastifyHelmet from '@fastify/helmet'
import { secondsInDay } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const YEAR_SECONDS = 365 * secondsInDay

/**
 * Security headers of every answer (quality, «Safety»). The policy is that of an API, whose answers
 * load nothing; the site's pages put their own in its place. HSTS only where the caller came by TLS.
 */
export const securityHeadersPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    await app.register(fastifyHelmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
    })

    app.addHook('onRequest', async (request, reply) => {
      if (request.protocol !== 'https') return
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
    })
  },
  { name: 'security-headers' },
)
