import type { Socket } from 'node:net'

import { millisecondsInSecond } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'

import { tryLater } from './problem.ts'

/** Seconds after which another process is expected to answer. */
const RETRY_SECONDS = 5

/** How long requests in progress may take before their connections are cut: less than who runs us waits. */
const GRACE_MS = 25 * millisecondsInSecond

/**
 * While the server closes, requests in progress finish, and new ones on open connections get 503
 * with `Retry-After`. Requests without a socket are calls of a page in progress and are answered.
 * Connections without a request in progress are closed: Node waits for those that browsers open ahead without end,
 * and for others until they have been idle for long.
 */
export const drainingPlugin = fastifyPlugin(
  async (app: FastifyInstance, { graceMs = GRACE_MS }: { graceMs?: number }) => {
    let isDraining = false
    /** How many requests are in progress on each connection. */
    const connections = new Map<Socket, number>()
    app.server.on('connection', (socket: Socket) => {
      connections.set(socket, 0)
      socket.once('close', () => connections.delete(socket))
    })
    app.server.on('request', ({ socket }, response) => {
      connections.set(socket, (connections.get(socket) ?? 0) + 1)
      response.once('close', () => {
        const count = connections.get(socket)
        // Cut off in the middle: it is gone already, and must not be kept.
        if (count === undefined) return
        connections.set(socket, count - 1)
        if (isDraining && count === 1) socket.end()
      })
    })
    app.addHook('preClose', async () => {
      isDraining = true
      for (const [socket, count] of connections) if (count === 0) socket.destroy()
      setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
    })
    app.addHook('onRequest', async (request) => {
      if (isDraining && !isInjection(request.raw)) throw tryLater(503, 'unavailable', RETRY_SECONDS)
    })
  },
  { name: 'draining' },
)
