import type { FastifyInstance } from 'fastify'
import { inject, type DispatchFunc } from 'light-my-request'

import { shareReads, type SharedReads } from '../contract/memoizePerPage.ts'
import { tryLater } from '../http/problem.ts'

/** Seconds to wait when the answer has no `Retry-After`. */
const RETRY_SECONDS = 5

/**
 * A `fetch` that answers from this very server without a socket, as the given visitor's host would
 * see it: the pages are rendered from the same API that browsers call. Where the API is not available,
 * neither is the page: a 503 is thrown as a `Problem`, with the API's own time to wait.
 * What several of its calls need to know is read once.
 * Pages under way get their answers also while the server closes.
 */
export function createInProcessFetch(
  app: FastifyInstance,
  host: string,
): (request: Request) => Promise<Response> {
  const reads: SharedReads = new Map()
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    // Not `app.inject`: that refuses as soon as the server closes.
    const dispatch: DispatchFunc = (call, reply) => {
      shareReads(call, reads)
      app.routing(call, reply)
    }
    const answer = await inject(dispatch, {
      method: 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
    })
    if (answer.statusCode === 503) {
      throw tryLater(503, 'unavailable', Number(answer.headers['retry-after'] ?? RETRY_SECONDS))
    }
    const isBodiless = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isBodiless ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? 'text/plain' },
    })
  }
}
