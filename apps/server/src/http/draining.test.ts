import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'

import { drainingPlugin } from './draining.ts'

async function startWith(graceMs: number) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  await app.register(drainingPlugin, { graceMs })
  app.post('/', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(app.listeningOrigin).port)
  return { app, open: () => open(port) }
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {}).resume()
  await once(socket, 'connect')
  return socket
}

const MINUTE = 60_000

it.each(['', 'POST / HTT'])(
  'a server that closes does not wait for a connection on which no request has come whole (%j)',
  async (begun) => {
    const { app, open } = await startWith(MINUTE)
    const accepted = once(app.server, 'connection')
    const socket = await open()
    socket.write(begun)
    await accepted
    await app.close()
    await expect.poll(() => socket.destroyed).toBe(true)
  },
)

it('a request in progress is finished first', async () => {
  const { app, open } = await startWith(MINUTE)
  const begun = once(app.server, 'request')
  const socket = await open()
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n',
  )
  await begun
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString()))
  const closed = app.close()
  socket.write('{}')
  await closed
  await expect.poll(() => text).toContain('done')
})

it('a request that does not end is cut after the grace', async () => {
  const { app, open } = await startWith(50)
  const begun = once(app.server, 'request')
  const socket = await open()
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n',
  )
  await begun
  await app.close()
  expect(app.server.listening).toBe(false)
})
