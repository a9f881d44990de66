import { once } from 'node:events'
import { connect } from 'node:net'

import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'

import { startApi } from './testing/api.ts'
import { anyEngine } from './testing/database.ts'

const engine = anyEngine()

function open(app: FastifyInstance) {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const closed = once(socket, 'close')
  return { socket, received: () => closed.then(() => received) }
}

/** Sends bytes as they are and gives everything that comes back. */
function exchange(app: FastifyInstance, bytes: string): Promise<string> {
  const { socket, received } = open(app)
  // Not ended: an answer that is under way would be dropped.
  socket.write(bytes)
  return received()
}

it('ends calls under way when it closes, and takes no new ones', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const api = await startApi(engine, {
    site: async (site) => {
      site.get('/slow', async () => {
        started.resolve()
        await release.promise
        return 'done'
      })
    },
  })
  const { app } = api
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { socket, received } = open(app)
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await started.promise
  const closed = app.close()

  const fresh = () => exchange(app, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => fresh().catch(() => 'refused')).toBe('refused')
  const lateCame = once(app.server, 'request')
  socket.write('GET /api/tenant HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await lateCame
  release.resolve()
  const [slow, late] = (await received()).split(/(?=HTTP\/1\.1 )/)
  expect(slow).toMatch(/^HTTP\/1.1 200 [^]*done$/)
  expect(late).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 5[^]*"code":"unavailable"/)
  await closed
  await api.database.close()
})

it('answers over a socket, with a host, without one, and to rubbish', async () => {
  const api = await startApi(engine)
  const { app } = api
  await app.listen({ port: 0, host: '127.0.0.1' })
  const withHost = 'GET /api/tenant HTTP/1.1\r\nHost: Localhost:3000\r\nConnection: close\r\n\r\n'
  expect(await exchange(app, withHost)).toMatch(/^HTTP\/1.1 200 [^]*"name":"Паркет"/)
  expect(await exchange(app, 'GET /api/tenant HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  expect(await exchange(app, 'GET /api/tenant HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  expect(await exchange(app, 'rubbish\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  await api.close()
})

it('leaves every address but those of the API to the site', async () => {
  const api = await startApi(engine, {
    site: async (site) => {
      site.get('/*', (request, reply) => reply.send(`page ${request.url}`))
    },
  })
  expect((await api.call({ url: '/events/1/' })).body).toBe('page /events/1/')
  expect((await api.call({ url: '/api/nothing' })).statusCode).toBe(404)
  expect((await api.call({ url: '/version.txt' })).body).toBe('1.2.3\n')
  await api.close()
})
