import type { IncomingMessage } from 'node:http'

import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'

/** The slowest rate at which a request body may arrive. */
export interface BodyPace {
  /** The longest pause without any data, in ms. */
  stallMs: number
  /** How long a body may take at any rate, in ms. */
  graceMs: number
  /** The minimum average rate after that. */
  bytesPerSecond: number
  /** How long received data may stay unread by the handler, in ms. */
  unreadMs: number
}

/** «For file transfer the 15 s limit is time without progress»; any phone's network is faster than the rate. */
export const BODY_PACE: BodyPace = {
  stallMs: 15_000,
  graceMs: 60_000,
  bytesPerSecond: 4096,
  unreadMs: 5 * 60_000,
}

/** How many checks are made within the longest pause. */
const LOOKS = 5

/**
 * Aborts a request whose body stops arriving or arrives too slowly. A large file may take long on a
 * slow network, but nobody can hold a connection by sending almost nothing. Also aborts, much
 * later, a request whose body no handler reads.
 */
export const bodyPacePlugin = fastifyPlugin(
  async (app: FastifyInstance, pace: BodyPace) => {
    app.addHook('onRequest', async (request) => {
      const { raw } = request
      if (isInjection(raw) || !hasBody(raw)) return
      watch(raw, pace, (why) => request.log.info(`a body was given up: ${why}`))
    })
  },
  { name: 'body-pace' },
)

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(
  request: IncomingMessage,
  { stallMs, graceMs, bytesPerSecond, unreadMs }: BodyPace,
  onGivenUp: (why: string) => void,
): void {
  const { socket } = request
  const start = socket.bytesRead
  const lookMs = stallMs / LOOKS
  let seen = start
  let idleMs = 0
  let waitedMs = 0
  let lyingMs = 0
  const giveUp = (why: string) => {
    onGivenUp(why)
    request.destroy(new Error(why))
  }
  const look = () => {
    if (request.complete) return clearInterval(timer)
    const isStill = socket.bytesRead === seen
    seen = socket.bytesRead
    if (request.readableLength > 0) {
      // Unread data blocks the sender: then the handler is slow, not the client.
      idleMs = 0
      lyingMs = isStill ? lyingMs + lookMs : 0
      if (lyingMs >= unreadMs) giveUp('nobody read it')
      return
    }
    lyingMs = 0
    waitedMs += lookMs
    idleMs = isStill ? idleMs + lookMs : 0
    const allowedMs = graceMs + ((seen - start) / bytesPerSecond) * 1000
    if (idleMs >= stallMs || waitedMs > allowedMs) giveUp('it came too slowly')
  }
  const timer = setInterval(look, lookMs).unref()
  request.once('close', () => clearInterval(timer))
}
