import { millisecondsInMinute } from 'date-fns/constants'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify'
import type { Kysely } from 'kysely'

import type { Config } from './config/config.ts'
import { contractPlugin } from './contract/routes.ts'
import type { Database } from './db/schema.ts'
import { createConcurrencyLimiter, type ConcurrencyLimits } from './security/concurrencyLimiter.ts'
import type { Metrics } from './metrics/metrics.ts'
import { handlers } from './modules/handlers.ts'
import { BODY_PACE, bodyPacePlugin, type BodyPace } from './security/bodyPace.ts'
import { compressionPlugin } from './http/compression.ts'
import { csrfPlugin } from './security/csrf.ts'
import { drainingPlugin } from './http/draining.ts'
import { answerError, errorsPlugin } from './http/errors.ts'
import { securityHeadersPlugin } from './security/securityHeaders.ts'
import { tenantPlugin } from './http/tenant.ts'
import { Problem } from './http/problem.ts'
import type { OpenStorage } from './storage/openStorage.ts'

/** Larger than any JSON of ours; files have limits of their own. */
const BODY_LIMIT = 1024 * 1024
/** The most that any request may take to come in: the largest file at the least pace. */
const REQUEST_TIMEOUT_MS = 90 * millisecondsInMinute
/**
 * Who registers at once in one process: fewer than there are connections, so that reading goes on. For one
 * event one works behind its lock and one comes ready: more would hold connections only to wait.
 */
const REGISTERING: ConcurrencyLimits = { inside: 8, insideOfLine: 2, waiting: 300, waitMs: 3000 }
/** How long a change to a team may stay unseen. */
const TENANT_CACHE_MS = 1000

export type AppOptions = {
  config: Pick<Config, 'allowDs' | 'metricsOpen' | 'port' | 'publicUrl' | 'trustProxy'>
  db: Kysely<Database>
  files: OpenStorage
  /** The application's version. */
  version: string
  metrics: Metrics
  /** Without one, nothing is logged. */
  logger?: FastifyBaseLogger
  /** The only source of the present moment. */
  clock?: () => Date
  /** Check every answer against the contract; for tests. */
  checkAnswers?: boolean
  /** How slowly bodies may come. */
  bodyPace?: BodyPace
  /** How many may register at once, an event's in a line of their own. */
  registering?: ConcurrencyLimits
  /** How long a team may be answered from memory, in ms. */
  tenantCacheMs?: number
  /** The site's pages: whatever the API does not answer. */
  site?: FastifyPluginAsync
}

/**
 * The HTTP side on an open, migrated database. Closing it waits for the calls under way; the
 * database stays open, for whoever opened it to close.
 *
 * @throws when contract, handlers and table of rights do not agree
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    db,
    files,
    metrics,
    version,
    logger,
    clock = () => new Date(),
    checkAnswers = false,
  } = options
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Never the caller's own: an id stands for one call in the log.
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // The draining plugin answers in the API's own words.
    return503OnClosing: false,
    frameworkErrors: answerError,
  })
  // JSON is the only kind of body that a call takes unless it says otherwise.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'page'
    metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000)
  })

  await app.register(errorsPlugin)
  await app.register(drainingPlugin)
  await app.register(bodyPacePlugin, options.bodyPace ?? BODY_PACE)
  await app.register(securityHeadersPlugin)
  await app.register(compressionPlugin)
  await app.register(csrfPlugin)
  await app.register(tenantPlugin, {
    db,
    allowDs: config.allowDs,
    cacheMs: options.tenantCacheMs ?? TENANT_CACHE_MS,
  })
  await app.register(contractPlugin, {
    services: {
      config,
      db,
      files,
      metrics,
      version,
      registering: createConcurrencyLimiter(options.registering ?? REGISTERING),
    },
    handlers,
    clock,
    checkAnswers,
  })
  app.all('/api/*', async () => {
    throw new Problem(404, 'not_found')
  })
  if (options.site) await app.register(options.site)
  return app
}

/**
 * Which peers' `X-Forwarded-…` count. A number is how many proxies stand in front: that nobody else
 * reaches this port is then the operator's part.
 */
function trusted(trustProxy: Config['trustProxy']) {
  return typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : trustProxy
}
