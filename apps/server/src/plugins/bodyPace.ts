import type { IncomingMessage } from 'node:http'

import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'

/** How slowly the body of a request may come. */
export interface BodyPace {
  /** For how long nothing may come at all, in ms. */
  stallMs: number
  /** How long it may take whatever its rate, in ms. */
  graceMs: number
  /** At which rate it has to have come after that. */
  bytesPerSecond: number
}

/** «For file transfer the 15 s limit is time without progress»; any phone's network is faster than the rate. */
export const BODY_PACE: BodyPace = { stallMs: 15_000, graceMs: 60_000, bytesPerSecond: 4096 }

/** How often one looks, within the time in which nothing may come. */
const LOOKS = 5

/**
 * Ends a request whose body stops coming, or comes at a drip: a large file may take its time on a slow
 * network, and nobody can hold a connection by sending next to nothing.
 */
export const bodyPacePlugin = fastifyPlugin(
  async (app: FastifyInstance, pace: BodyPace) => {
    app.addHook('onRequest', async (request) => {
      const { raw } = request
      if (isInjection(raw) || !hasBody(raw)) return
      watch(raw, pace, () => request.log.info('a body that came too slowly was given up'))
    })
  },
  { name: 'body-pace' },
)

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(
  request: IncomingMessage,
  { stallMs, graceMs, bytesPerSecond }: BodyPace,
  onGivenUp: () => void,
): void {
  const { socket } = request
  const start = socket.bytesRead
  const lookMs = stallMs / LOOKS
  let seen = start
  let idleMs = 0
  let waitedMs = 0
  const look = () => {
    if (request.complete) return clearInterval(timer)
    // What lies here unread keeps the rest back: that is our pace, not the sender's.
    if (request.readableLength > 0) return
    waitedMs += lookMs
    idleMs = socket.bytesRead === seen ? idleMs + lookMs : 0
    seen = socket.bytesRead
    const allowedMs = graceMs + ((seen - start) / bytesPerSecond) * 1000
    if (idleMs < stallMs && waitedMs <= allowedMs) return
    onGivenUp()
    request.destroy(new Error('The body came too slowly'))
  }
  const timer = setInterval(look, lookMs).unref()
  request.once('close', () => clearInterval(timer))
}
