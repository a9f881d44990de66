import type { FastifyInstance } from 'fastify'

/**
 * A `fetch` that answers from this very server without a socket, as the given visitor's host would
 * see it: the pages are rendered from the same API that browsers call.
 */
export function createInProcessFetch(
  app: FastifyInstance,
  host: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
    })
    const isBodiless = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isBodiless ? null : answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? 'text/plain' },
    })
  }
}
