import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A call as it arrived. */
export interface ReceivedCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  body?: string
}

/** Gives the answer to a call; `null` leaves it unanswered. */
export type Answer = (call: ReceivedCall) => Reply | null | Promise<Reply | null>

export interface ApiServer extends AsyncDisposable {
  baseUrl: string
  /** All calls so far, those for the CSRF cookie included. */
  calls: ReceivedCall[]
  /** The calls for the CSRF cookie. */
  csrfCalls: () => ReceivedCall[]
  /** All others. */
  apiCalls: () => ReceivedCall[]
  /** What a browser would keep: the readable cookies set so far. */
  readCookie: () => string
}

const CSRF_PATH = '/sanctum/csrf-cookie'

/**
 * A real HTTP server on a free port of the loopback. The CSRF cookie is its own affair: the n-th
 * call for it sets `XSRF-TOKEN=fresh-n`; everything else is answered by `answer`.
 */
export async function startApiServer(answer: Answer): Promise<ApiServer> {
  const calls: ReceivedCall[] = []
  let cookies = 'theme=dark'
  const csrfCalls = () => calls.filter(({ path }) => path === CSRF_PATH)

  const server = createServer(async (request, response) => {
    const call = await receive(request)
    calls.push(call)
    if (call.path === CSRF_PATH) {
      cookies = `theme=dark; XSRF-TOKEN=fresh-${csrfCalls().length}%3D`
      response.writeHead(204).end()
      return
    }
    const reply = await answer(call)
    if (reply) send(response, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')

  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    calls,
    csrfCalls,
    apiCalls: () => calls.filter(({ path }) => path !== CSRF_PATH),
    readCookie: () => cookies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: await text(request),
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, json, body }: Reply): void {
  const payload = body ?? (json === undefined ? '' : JSON.stringify(json))
  const type = body === undefined ? 'application/json' : 'text/html'
  response.writeHead(status, { 'content-type': type, ...headers }).end(payload)
}
