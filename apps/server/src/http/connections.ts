import type { Socket } from 'node:net'

import { millisecondsInMinute } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'

/** What one connection, and all together, may take. */
export interface ConnectionLimits {
  /** How many requests of one connection may be unanswered, or answered and not read yet. */
  unanswered: number
  /** How long an answer may wait for its reader without any progress, in ms. */
  stallMs: number
  /** How many connections one process holds; further ones are closed at once. */
  most: number
}

/** Browsers and proxies send the next request on a connection when the last answer came. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  unanswered: 8,
  stallMs: millisecondsInMinute,
  most: mostConnections(),
}

/**
 * Bounds the memory that one caller can occupy: Node starts to answer pipelined requests as fast as
 * they come, and keeps the answers until they are read. A connection with too many unanswered
 * requests, or with an answer that nobody reads, is cut.
 */
export const connectionsPlugin = fastifyPlugin(
  async (app: FastifyInstance, { unanswered, stallMs, most }: ConnectionLimits) => {
    app.server.maxConnections = most
    const pending = new WeakMap<Socket, number>()

    app.addHook('onRequest', async ({ raw, log }, reply) => {
      if (isInjection(raw)) return
      const { socket } = raw
      const count = (pending.get(socket) ?? 0) + 1
      pending.set(socket, count)
      reply.raw.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
      if (count <= unanswered && !socket.destroyed) return
      if (!socket.destroyed) log.info('a connection was cut: too many unanswered requests')
      reply.hijack()
      socket.destroy()
    })

    // From here on the socket has to make progress; Node resets the timer at the next request.
    app.addHook('onSend', async ({ raw }, _reply, payload) => {
      if (!isInjection(raw)) raw.socket.setTimeout(stallMs)
      return payload
    })
  },
  { name: 'connections' },
)

/** As many as the system gives files to this process, less those for the database and the store. */
function mostConnections(): number {
  const RESERVED = 256
  const MOST = 20_000
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files: { soft: number | 'unlimited' } }
  }
  const files = Number(userLimits?.open_files.soft)
  return Number.isFinite(files) ? Math.min(MOST, Math.max(files - RESERVED, RESERVED)) : MOST
}
