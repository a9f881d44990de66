import { createServer } from 'node:http'
import type { Socket } from 'node:net'

import { millisecondsInMinute } from 'date-fns/constants'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
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
 * Makes servers that bound what one caller can occupy: Node starts to answer pipelined requests as fast
 * as they come, and keeps the answers until they are read. Here the requests of a connection are worked
 * on one after another, each when the answer before it was read; a connection with too many unanswered
 * requests is cut.
 */
export function limitedServers({ unanswered, most }: ConnectionLimits): FastifyServerFactory {
  const connections = new WeakMap<Socket, (() => void)[]>()

  return (handle, { keepAliveTimeout, requestTimeout }) => {
    const timeouts = {
      keepAliveTimeout: Number(keepAliveTimeout),
      requestTimeout: Number(requestTimeout),
    }
    const server = createServer(timeouts, (request, response) => {
      const { socket } = request
      if (socket.destroyed) return
      const pending = connections.get(socket) ?? []
      connections.set(socket, pending)
      if (pending.length >= unanswered) {
        socket.destroy()
        return
      }
      const start = () => {
        response.once('close', () => {
          pending.shift()
          if (!socket.destroyed) pending[0]?.()
        })
        handle(request, response)
      }
      pending.push(start)
      if (pending.length === 1) start()
    })
    server.maxConnections = most
    return server
  }
}

/** Cuts connections whose answer nobody reads. */
export const stalledAnswersPlugin = fastifyPlugin(
  async (app: FastifyInstance, { stallMs }: Pick<ConnectionLimits, 'stallMs'>) => {
    // From here on the socket has to make progress; Node resets the timer at the next request.
    // A stream may be silent: its heartbeats find out whether somebody reads (contract/streams.ts).
    app.addHook('onSend', async ({ raw, routeOptions }, _reply, payload) => {
      if (!isInjection(raw)) raw.socket.setTimeout(routeOptions.config.isStream ? 0 : stallMs)
      return payload
    })
  },
  { name: 'stalled-answers' },
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
