import type { operations } from '@parket/api-client/schema'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { RETRY_SECONDS, type ConcurrencyLimiter } from './concurrencyLimiter.ts'
import { tryLater } from '../http/problem.ts'

/** The public call that comes in rushes; its path names the event. */
const OPERATION: keyof operations = 'registerForEvent'

type Options = {
  registering: Pick<ConcurrencyLimiter, 'isFull'>
}

/**
 * Refuses a registration to an event whose queue is full before anything is read for it: in a rush most are refused, and
 * what each of them costs is missing to those that are accepted (docs/rules/quality.md, «Registration rush»).
 */
export const earlyRefusalPlugin = fastifyPlugin(
  async (app: FastifyInstance, { registering }: Options) => {
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.operation !== OPERATION) return
      const { id } = request.params as { id?: string }
      if (registering.isFull(Number(id))) throw tryLater(503, 'unavailable', RETRY_SECONDS)
    })
  },
  { name: 'earlyRefusal', dependencies: ['errors', 'security-headers'] },
)
