import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeAnswers } from './fakeApi.ts'

/** The API of one event as a server. */
export interface FakeApi {
  url: string
  /** What was asked for, and by which host. */
  calls: { path: string; host: string | undefined }[]
  /** Settles once somebody asks for `/api/slow`, which is never answered; the answer closes when they leave. */
  slow: Promise<ServerResponse>
  /** Ends it and every connection. */
  close: () => void
}

/**
 * Answers from `fakeAnswers` on a port of its own. Of the event 13 it begins an answer and breaks the connection.
 */
export async function serveFakeApi(): Promise<FakeApi> {
  const calls: FakeApi['calls'] = []
  const slow = Promise.withResolvers<ServerResponse>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://api')
    calls.push({ path: pathname, host: request.headers.host })
    if (pathname === '/api/slow') return slow.resolve(response)
    if (pathname === '/api/events/13') {
      response.writeHead(200, { 'Content-Length': 1000 })
      response.write('half', () => setTimeout(() => request.socket.resetAndDestroy(), 100))
      return
    }
    const data = fakeAnswers[pathname]
    response.writeHead(data === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(data ?? { code: 'not_found', message: 'Не найдено' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    slow: slow.promise,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
