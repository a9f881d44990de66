import { isDeepStrictEqual } from 'node:util'

import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { Problem } from '../http/problem.ts'
import { authenticate } from '../security/authentication.ts'
import { needs as declaredNeeds } from '../security/generated/needs.ts'
import { stationKindsOf, type Need } from '../security/need.ts'
import { isStationToken } from '../security/stationToken.ts'
import { createAnswerCheck } from './answers.ts'
import { callerName, type Context } from './context.ts'
import { operations as declaredOperations, type Operation } from './document.ts'
import { NOTHING, requireEvent, requireRight, requireStation, requireUser } from './guard.ts'
import type { Handlers } from './handlers.ts'
import { serializedAnswer, type SerializedAnswer } from './serializedAnswers.ts'
import { sendSerialized } from './sendSerialized.ts'
import type { Services } from './services.ts'
import { lazy } from './lazy.ts'
import {
  createStreams,
  STREAM_LIMITS,
  type Stream,
  type StreamLimits,
  type Streams,
} from './streams.ts'
import { compileRequest, type Parts } from './validators.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Any handler. Its exact types were checked where it was defined. */
type AnyHandler = (context: Context, input: Parts) => unknown

type Options = {
  services: Services
  handlers: Handlers
  /** Rights by operation. */
  needs?: Partial<Record<string, Need>>
  /** Those of the contract; a test may add its own. */
  operations?: readonly Operation[]
  clock: () => Date
  /** Check every answer against the contract; for tests. */
  checkAnswers: boolean
  /** Of calls that are streams. */
  streamLimits?: StreamLimits
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call in the contract. */
    operation?: string
    /** Whether it answers with a stream: not compressed, not cut while it is silent. */
    isStream?: boolean
  }
  interface FastifyRequest {
    /** Null until the call was admitted. */
    admitted: (Omit<Context, 'reply'> & { path: Record<string, unknown> }) | null
    /** Who asks, and where, admitted or not; null until both are known. */
    asked: Pick<Context, 'caller' | 'tenant' | 'now'> | null
    /** The answer, where its state has a name (`ETag`). */
    serialized: SerializedAnswer | null
  }
}

/**
 * Registers every operation of the contract.
 *
 * @throws when a handler has no operation, or an operation no entry in the table of rights
 */
export const contractPlugin = fastifyPlugin(
  async (app: FastifyInstance, options: Options) => {
    const { handlers, needs = declaredNeeds, operations = declaredOperations } = options
    const known = new Set<string>(operations.map(({ id }) => id))
    for (const id of Object.keys(handlers)) {
      if (!known.has(id)) throw new Error(`Handler ${id} has no operation in the contract`)
    }

    app.decorateRequest('admitted', null)
    app.decorateRequest('asked', null)
    app.decorateRequest('serialized', null)
    const streams = createStreams(options.streamLimits ?? STREAM_LIMITS)
    // Before the server waits for what is in progress: a stream would never end.
    app.addHook('preClose', async () => streams.endAll())
    for (const operation of operations) {
      const need = needs[operation.id]
      if (!need) throw new Error(`Operation ${operation.id} has no entry in the table of rights`)
      if (operation.isUpload) await registerUpload(app, operation, need, options, streams)
      else registerOperation(app, operation, need, options, streams)
    }
  },
  { name: 'contract', dependencies: ['tenant', 'csrf', 'errors'] },
)

/** A call that takes a form with a file takes no other body, and no other call takes a form. */
async function registerUpload(
  app: FastifyInstance,
  operation: Operation,
  need: Need,
  options: Options,
  streams: Streams,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(fastifyMultipart)
    registerOperation(scope, operation, need, options, streams)
  })
}

function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  need: Need,
  { services, handlers, clock, checkAnswers }: Options,
  streams: Streams,
): void {
  const validate = compileRequest(operation)
  const handler = handlers[operation.id] as AnyHandler | undefined
  const checkAnswer = checkAnswers ? createAnswerCheck(operation) : null
  const { isRevalidated } = operation
  /** A file names its state itself. Asked late, as schemas are written out when they are first read. */
  const isNamed = lazy(() => isRevalidated && operation.answers.get(200) !== null)
  const isForStations = stationKindsOf(need).length > 0

  /** Refuses in the order 419, 401, 404, 403, before the body is read (docs/api.md, «Refusals»). */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isFromStation = isForStations && isStationToken(request)
    if (operation.isCsrfChecked && !isFromStation) app.checkCsrf(request)
    const now = clock()
    const caller = await authenticate(services.db, request, now)
    requireUser(operation.id, need, caller)
    const tenant = need.at === 'process' ? null : await app.resolveTenant(request)
    if (!tenant && need.at !== 'process') throw new Problem(404, 'team_not_found')
    requireStation(need, caller, tenant)
    request.asked = { caller, tenant, now }
    const path = validate.path(request.params)
    const query = request.query as Record<string, unknown>
    const call = tenant && { caller, tenant, path, query, now, raw: request.raw }
    const isKnown = caller.user !== null || caller.station !== null
    if (isRevalidated && isKnown) reply.header('cache-control', 'private, no-cache')
    const addressed = call ? await requireEvent(services, need, call) : NOTHING
    if (call) requireRight(need, call, addressed.event)
    if (!handler) throw notBuilt(operation)
    request.admitted = {
      ...services,
      operation: operation.id,
      now,
      caller,
      tenant,
      ...addressed,
      request,
      path,
    }
  }

  /** A stream ends when its caller has other rights than it began with. */
  function streamAnswer(request: FastifyRequest, reply: FastifyReply, stream: Stream<unknown>) {
    const began = request.admitted?.caller
    return streams.open({
      reply,
      account: began && (began.user || began.station) ? callerName({ caller: began }) : null,
      stream,
      check: (message) => checkAnswer?.(operation.success, message),
      async mayGoOn() {
        await admit(request, reply)
        return isDeepStrictEqual(request.admitted?.caller, began)
      },
    })
  }

  app.route({
    method: operation.method,
    url: operation.url,
    config: { operation: operation.id, isStream: operation.isStream },
    ...(operation.isStream && { compress: false, exposeHeadRoute: false }),
    onRequest: [
      async (_request, reply) => {
        reply.header('cache-control', isRevalidated ? 'no-cache' : 'no-store')
        if (isRevalidated) reply.header('vary', 'authorization, host, accept-encoding')
      },
      admit,
    ],
    onSend: async (request, reply, payload) => {
      if (checkAnswer && reply.statusCode !== 500 && !isStationRefused(request, reply)) {
        try {
          checkAnswer(reply.statusCode, payload)
        } catch (error) {
          request.log.error({ err: error }, 'answer against the contract')
          reply.code(500)
          return JSON.stringify({ message: String(error), code: 'internal' })
        }
      }
      const { serialized } = request
      const isAnswer = serialized !== null && reply.statusCode === 200
      return isAnswer ? sendSerialized(request, reply, serialized) : payload
    },
    handler: async (request, reply) => {
      const { admitted } = request
      if (!admitted || !handler) throw new TypeError('The call was not admitted')
      const { path, ...context } = admitted
      const rest = validate.rest(request)
      const answer = await handler({ ...context, reply }, { path, ...rest })
      if (operation.isStream) {
        return reply.send(streamAnswer(request, reply, answer as Stream<unknown>))
      }
      if (operation.method !== 'GET' && context.event) services.live.noteChange(context.event.id)
      // A handler says 206 and 304 itself.
      if (reply.statusCode === 200) reply.code(operation.success)
      if (!isNamed() || reply.statusCode !== 200) return reply.send(answer)
      request.serialized = serializedAnswer(answer as object)
      return reply.type(JSON_TYPE).send(request.serialized.json)
    },
  })
}

/** Every call refuses stations that it does not name, public ones too, which declare neither 401 nor 403. */
function isStationRefused(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return (statusCode === 401 || statusCode === 403) && isStationToken(request)
}

/** The refusal for an operation that has no handler yet; the header names it. */
function notBuilt({ id }: Operation): Problem {
  return new Problem(501, 'not_implemented', { headers: { 'x-operation-id': id } })
}
