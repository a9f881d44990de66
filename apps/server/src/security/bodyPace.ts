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
  /** For how long what has come may lie unread, nothing of it taken, in ms. */
  unreadMs: number
}

/** «For file transfer the 15 s limit is time without progress»; any phone's network is faster than the rate. */
export const BODY_PACE: BodyPace = {
  stallMs: 15_000,
  graceMs: 60_000,
  bytesPerSecond: 4096,
  unreadMs: 5 * 60_000,
}

/** How often one looks, within the time in which nothing may come. */
const LOOKS = 5

/**
 * Ends a request whose body stops coming, or comes at a drip: a large file may take its time on a slow
 * network, and nobody can hold a connection by sending next to nothing. Ends as well, much later, one
 * whose body nobody here takes.
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
      // What lies here unread keeps the rest back: that is our pace, not the sender's.
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
