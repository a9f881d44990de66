import { setTimeout } from 'node:timers/promises'

import { millisecondsInMinute } from 'date-fns/constants'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify'
import type { Kysely } from 'kysely'

import { securityEventsPlugin } from './change/securityEvents.ts'
import type { Config } from './config/config.ts'
import { contractPlugin } from './contract/routes.ts'
import type { Services } from './contract/services.ts'
import { createSharedAnswers } from './contract/sharedAnswers.ts'
import type { StreamLimits } from './contract/streams.ts'
import type { Notifications } from './db/notifications.ts'
import type { Database } from './db/schema.ts'
import { compressionPlugin } from './http/compression.ts'
import {
  CONNECTION_LIMITS,
  limitedServers,
  stalledAnswersPlugin,
  type ConnectionLimits,
} from './http/connections.ts'
import { drainingPlugin } from './http/draining.ts'
import { earlyRefusalPlugin } from './security/earlyRefusal.ts'
import { answerError, errorsPlugin } from './http/errors.ts'
import { forwardingPlugin } from './http/forwarding.ts'
import { lookUpHost, type LookUpHost } from './http/lookUpHost.ts'
import { Problem } from './http/problem.ts'
import { tenantPlugin } from './http/tenant.ts'
import { asRequest } from './logging/requestId.ts'
import { createLiveTopics, LIVE_POLL_MS } from './live/liveTopics.ts'
import type { Metrics } from './metrics/metrics.ts'
import { handlers } from './modules/handlers.ts'
import type { Pause } from './security/attempts.ts'
import { BODY_PACE, bodyPacePlugin, type BodyPace } from './security/bodyPace.ts'
import { createConcurrencyLimiter, type ConcurrencyLimits } from './security/concurrencyLimiter.ts'
import { csrfPlugin } from './security/csrf.ts'
import { securityHeadersPlugin } from './security/securityHeaders.ts'
import { openSigner } from './security/signer.ts'
import type { Vault } from './security/vault.ts'
import type { OpenStorage } from './storage/openStorage.ts'

/** The largest JSON body in bytes. Uploaded files have their own limits. */
const BODY_LIMIT = 1024 * 1024
/** The longest time a request may take to arrive: the largest file at the slowest allowed rate. */
const REQUEST_TIMEOUT_MS = 90 * millisecondsInMinute
/**
 * How many registrations one process handles at once. Fewer than there are database connections, so
 * that reads go on. Two per event: one holds the event's lock, the next one is ready; more would
 * occupy connections only to wait.
 */
const REGISTERING: ConcurrencyLimits = {
  running: 8,
  runningPerQueue: 2,
  waiting: 300,
  // The goal: with the work itself, half of the accepted are answered within a second in a rush (docs/rules/quality.md).
  waitMs: 700,
}
/** How long a team may be served from the cache after it changed where no notification tells of it. */
const TENANT_CACHE_MS = 1000
/** How old a public answer may be that takes much to work out. */
const SHARED_ANSWER_MS = 15_000

export type AppOptions = {
  config: Pick<Config, 'allowDs' | 'metricsOpen' | 'port' | 'publicUrl' | 'trustProxy'> &
    Partial<Pick<Config, 'trustForwardedHost'>>
  db: Kysely<Database>
  files: OpenStorage
  /** The application's version. */
  version: string
  metrics: Metrics
  /** Letters go out by SMTP; left out, they are written to files. */
  mailGoesOut?: boolean
  /** Left out: nothing is logged. */
  logger?: FastifyBaseLogger
  /** The only source of the present moment. */
  clock?: () => Date
  /** Check every answer against the contract; for tests. */
  checkAnswers?: boolean
  /** What a connection may take. */
  connections?: ConnectionLimits
  /** The slowest rate at which a request body may arrive. */
  bodyPace?: BodyPace
  /** How many registrations run at once; each event has a queue of its own. */
  registering?: ConcurrencyLimits
  /** How long a team is cached, in ms. */
  tenantCacheMs?: number
  /** Lets time pass before an answer; tests do not wait. */
  pause?: Pause
  /** Asks the DNS; tests answer themselves. */
  lookUpHost?: LookUpHost
  /** Encrypts secrets; left out: there is no second factor. */
  vault?: Vault | null
  /** How long a dear public answer is repeated, in ms. */
  sharedAnswerMs?: number
  /** Tells the other processes of changes; left out, there are none. */
  notifications?: Notifications | null
  /** How often the versions of followed events are read, in ms. */
  livePollMs?: number
  /** Of calls that are streams. */
  streamLimits?: StreamLimits
  /** Writes emergency files as documents; left out: the site is not built. */
  emergencyPage?: Services['emergencyPage']
  /** Serves the site's pages: every address outside the API. */
  site?: FastifyPluginAsync
}

/**
 * Builds the HTTP server on an open, migrated database. Closing it waits for requests in progress
 * and leaves the database open: the caller closes it.
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
    connections = CONNECTION_LIMITS,
  } = options
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    serverFactory: limitedServers(connections),
    // The caller's own id is ignored: an id must mean one request in the log.
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // The draining plugin answers instead, with a Problem.
    return503OnClosing: false,
    frameworkErrors: answerError,
  })
  // An operation accepts JSON only, unless it declares a form.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    asRequest(request.id, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'page'
    // How long somebody followed an event says nothing of how fast it was answered.
    if (request.routeOptions.config.isStream) return
    metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000)
  })

  await app.register(errorsPlugin)
  await app.register(stalledAnswersPlugin, connections)
  await app.register(forwardingPlugin, {
    trustForwardedHost: config.trustForwardedHost ?? false,
  })
  await app.register(drainingPlugin)
  await app.register(bodyPacePlugin, options.bodyPace ?? BODY_PACE)
  await app.register(securityHeadersPlugin)
  const registering = createConcurrencyLimiter(options.registering ?? REGISTERING)
  await app.register(earlyRefusalPlugin, { registering })
  await app.register(compressionPlugin)
  await app.register(csrfPlugin)
  await app.register(tenantPlugin, {
    db,
    allowDs: config.allowDs,
    cacheMs: options.tenantCacheMs ?? TENANT_CACHE_MS,
    notifications: options.notifications ?? null,
  })
  await app.register(securityEventsPlugin, { db })
  const live = createLiveTopics({
    db,
    notifications: options.notifications ?? null,
    pollMs: options.livePollMs ?? LIVE_POLL_MS,
    onError: (error) => app.log.warn({ err: error }, 'the versions of topics were not read'),
  })
  app.addHook('onClose', () => live.close())
  await app.register(contractPlugin, {
    services: {
      config,
      db,
      emergencyPage: options.emergencyPage ?? null,
      files,
      live,
      mailGoesOut: options.mailGoesOut ?? false,
      metrics,
      version,
      registering,
      vault: options.vault ?? null,
      signer: await openSigner(db),
      lookUpHost: options.lookUpHost ?? lookUpHost,
      pause: options.pause ?? setTimeout,
      shared: createSharedAnswers(options.sharedAnswerMs ?? SHARED_ANSWER_MS),
    },
    handlers,
    clock,
    checkAnswers,
    ...(options.streamLimits && { streamLimits: options.streamLimits }),
  })
  app.all('/api/*', async () => {
    throw new Problem(404, 'not_found')
  })
  if (options.site) await app.register(options.site)
  return app
}

/**
 * From which peers `X-Forwarded-*` is trusted. A number counts the proxies in front; the operator
 * then makes sure that nobody else reaches this port.
 */
function trusted(trustProxy: Config['trustProxy']) {
  return typeof trustProxy === 'number'
    ? (_address: string, hop: number) => hop < trustProxy
    : trustProxy
}
