import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

import { isUnavailable } from '../db/unavailable.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { Problem, tryLater } from './problem.ts'

/** When a caller may ask again after the database or the file store was away, in seconds. */
const RETRY_SECONDS = 5

/** Answers every thrown error as a `Problem`, never with a stack trace. */
export const errorsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler(answerError)
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem(404, 'not_found')))
  },
  { name: 'errors' },
)

/** Answers an error; also for those that Fastify meets before there is a route. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error)
  // A deliberate refusal is not logged as an error, not even a 503 for overload: a rush would flood
  // the log.
  if (problem.status >= 500 && problem !== error) request.log.error({ err: error }, problem.code)
  const { operation } = request.routeOptions.config
  // Who tries what is not theirs (403), and who is held back from trying on (429): ASVS 5.0, 16.3.2.
  if (problem.status === 403 || problem.status === 429) {
    request.log.info({ operation, code: problem.code }, 'refused')
  }
  sendProblem(reply, problem)
}

/** Whatever was thrown, as the refusal that answers it. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isUnavailable(error) || error instanceof StorageUnavailableError) {
    return tryLater(503, 'unavailable', RETRY_SECONDS)
  }
  const { statusCode } = error as { statusCode?: number }
  switch (statusCode) {
    case 413:
      return new Problem(413, 'body_too_large')
    case 415:
      return new Problem(415, 'unsupported_type')
    case 503:
      return tryLater(503, 'unavailable', RETRY_SECONDS)
    default:
      // Fastify's own complaints about a request: broken JSON, a wrong length, a bad address.
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500
        ? new Problem(400, 'malformed')
        : new Problem(500, 'internal')
  }
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  void reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem))
}
