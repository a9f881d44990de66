import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server for transfers answers. */
    transferOrigin: string
  }
}

/** The tests' page comes from another origin. */
const HEADERS = {
  // The browser would keep back what it has yet to guess the type of.
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
}
const PARTS = 20
const PAUSE_MS = 200

/** How many answers are open that are left without an end. */
let held = 0

const answers: Record<string, (call: IncomingMessage, answer: ServerResponse) => unknown> = {
  '/length': async (call, answer) => {
    const { length } = await buffer(call)
    answer.writeHead(201, { ...HEADERS, 'x-told': String(call.headers['x-asked']) })
    answer.end(String(length))
  },
  '/nothing': (_call, answer) => answer.writeHead(204, HEADERS).end(),
  '/refusal': (_call, answer) => answer.writeHead(422, HEADERS).end('no'),
  '/deaf': () => {},
  '/silent': (call, answer) => {
    held += 1
    answer.once('close', () => (held -= 1))
    call.resume()
    answer.writeHead(200, { ...HEADERS, 'content-length': 100 }).write('the beginning')
  },
  '/slow': async (_call, answer) => {
    answer.writeHead(200, { ...HEADERS, 'content-length': PARTS })
    for (let n = 0; n < PARTS; n += 1) {
      answer.write('.')
      await setTimeout(PAUSE_MS)
    }
    answer.end()
  },
  '/lost': (call) => call.socket.destroy(),
  '/held': (_call, answer) => answer.writeHead(200, HEADERS).end(String(held)),
}

/** A real HTTP server on a free port of the loopback, as long as the tests of transfers run. */
export async function setup(project: TestProject) {
  const server = createServer((call, answer) => {
    if (call.method === 'OPTIONS') answer.writeHead(204, HEADERS).end()
    else void answers[call.url ?? '']?.(call, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  project.provide('transferOrigin', `http://127.0.0.1:${port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
