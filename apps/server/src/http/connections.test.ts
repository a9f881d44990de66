import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Readable } from 'node:stream'

import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'

import { startApi } from '../testing/api.ts'
import { forBothEngines } from '../testing/database.ts'
import { limitedServers, stalledAnswersPlugin, type ConnectionLimits } from './connections.ts'

const limits: ConnectionLimits = { unanswered: 8, stallMs: 200, most: 100 }

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(app.listeningOrigin).port)
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket
}

const requests = (path: string, count: number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count)

/** What comes until the other side closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(socket, 'close')
  return text
}

forBothEngines('a connection', (engine) => {
  it('that sends 1,400 requests at once is cut, and few of them are worked on', async () => {
    const api = await startApi(engine)
    onTestFinished(() => api.close())
    const socket = open(await listening(api.app))
    const cut = once(socket, 'close')
    const queries = await api.countQueries(async () => {
      socket.write(requests('/api/tenant', 1400))
      await cut
    })
    expect(queries).toBeLessThan(8 * 10)
    expect((await api.call({ url: '/healthz' })).statusCode).toBe(200)
  })

  it('may have eight unanswered requests', async () => {
    const api = await startApi(engine)
    onTestFinished(() => api.close())
    const socket = open(await listening(api.app))
    socket.write(requests('/healthz', 7))
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const text = await readAll(socket)
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(8)
  })
})

async function startWith(own: Partial<ConnectionLimits> = {}): Promise<FastifyInstance> {
  const connections = { ...limits, ...own }
  const app = Fastify({ forceCloseConnections: true, serverFactory: limitedServers(connections) })
  onTestFinished(() => app.close())
  await app.register(stalledAnswersPlugin, connections)
  app.get('/small', async () => 'small')
  app.get('/endless', async () => Readable.from(endless()))
  app.get('/large', async () => Buffer.alloc(50_000_000))
  return app
}

async function* endless() {
  for (;;) yield Buffer.alloc(65_536)
}

it('requests of a connection are worked on one after another, each when the last answer was read', async () => {
  const app = await startWith({ stallMs: 5000 })
  let worked = 0
  app.addHook('onRequest', async () => {
    worked += 1
  })
  const socket = open(await listening(app)).pause()
  socket.write(requests('/large', 1) + requests('/small', 7))
  await expect.poll(() => worked).toBe(1)
  expect((await app.inject('/small')).statusCode).toBe(200)
  expect(worked).toBe(2)
  socket.resume()
  await expect.poll(() => worked, { timeout: 10_000 }).toBe(9)
})

it.each(['/endless', '/large'])('an answer that nobody reads is cut off (%s)', async (path) => {
  const app = await startWith()
  const closed = new Promise<void>((resolve) =>
    app.server.once('connection', (socket: Socket) => socket.once('close', () => resolve())),
  )
  open(await listening(app))
    .pause()
    .write(requests(path, 1))
  await expect(closed).resolves.toBeUndefined()
})

it('a slow reader is not cut off while there is progress', async () => {
  const stallMs = 2000
  const app = await startWith({ stallMs })
  const socket = open(await listening(app))
  socket.write(requests('/large', 1))
  let read = 0
  let pausedMs = 0
  socket.on('data', (part: Buffer) => {
    read += part.length
    if (pausedMs > 2 * stallMs) return
    pausedMs += 20
    socket.pause()
    setTimeout(() => socket.resume(), 20)
  })
  await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(50_000_000)
})

it('requests one after another are never too many', async () => {
  const app = await startWith()
  const socket = open(await listening(app)).setEncoding('utf8')
  for (let n = 0; n < 20; n += 1) {
    socket.write(requests('/small', 1))
    expect(String((await once(socket, 'data'))[0])).toContain('200')
  }
})

it('further connections than the process holds are closed at once', async () => {
  const app = await startWith({ most: 2 })
  const port = await listening(app)
  const held = [open(port), open(port)]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  await once(open(port), 'close')
  held[0]?.destroy()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/small`).catch(() => null))?.status)
    .toBe(200)
})
