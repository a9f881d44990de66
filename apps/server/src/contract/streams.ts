import { PassThrough } from 'node:stream'

import { millisecondsInSecond } from 'date-fns/constants'
import type { FastifyReply } from 'fastify'

import { tryLater } from '../http/problem.ts'

/** To whom a stream sends its messages. */
export type StreamReader<T> = {
  send: (message: T, id: number) => void
}

/** What a call that is a stream answers: it is started with a reader, and gives what stops it. */
export type Stream<T> = (reader: StreamReader<T>) => () => void

export type StreamLimits = {
  /** How many streams one process holds: browsers and proxies keep a connection open for each. */
  most: number
  /** How many streams one account has at one process: several desks may share one. */
  mostOfAccount: number
  /** How often a stream says that it is alive, and is asked whether it may go on, in ms. */
  heartbeatMs: number
}

export const STREAM_LIMITS: StreamLimits = {
  most: 5000,
  mostOfAccount: 50,
  heartbeatMs: 20 * millisecondsInSecond,
}

/** Seconds after which somebody whom there is no room for may try again. */
const FULL_RETRY_SECONDS = 15

type Opening<T> = {
  reply: FastifyReply
  /** The user or the station; null for visitors, who are never counted by their address: a whole hall may share one. */
  account: string | null
  stream: Stream<T>
  /** Called before each message goes out. @throws when it does not fit the contract */
  check: (message: T) => void
  /** Whether the caller still has the rights that the stream began with. */
  mayGoOn: () => Promise<boolean>
}

/** The open streams of this process. */
export type Streams = {
  /** @throws Problem 503 where there is no room, 429 where the account has too many */
  open: <T>(opening: Opening<T>) => PassThrough
  /** Ends all of them; browsers come back, to another process. */
  endAll: () => void
}

/** Keeps the streams of a process: heartbeats, their number, and their end. */
export function createStreams({ most, mostOfAccount, heartbeatMs }: StreamLimits): Streams {
  const streams = new Set<{ account: string | null; end: () => void }>()

  function requireRoom(account: string | null): void {
    if (streams.size >= most) throw tryLater(503, 'unavailable', FULL_RETRY_SECONDS)
    if (account === null) return
    const own = [...streams].filter((stream) => stream.account === account).length
    if (own >= mostOfAccount) throw tryLater(429, 'rate_limited', FULL_RETRY_SECONDS)
  }

  return {
    open({ reply, account, stream, check, mayGoOn }) {
      requireRoom(account)
      const out = new PassThrough()
      // A client that is cut off comes back at a time of its own, so that not all come at once.
      const end = () => {
        release()
        out.end(`retry: ${retryMs()}\n\n`)
      }
      const entry = { account, end }
      streams.add(entry)

      async function beat(): Promise<void> {
        // What was written a heartbeat ago has not been read: nobody reads here any more.
        if (out.writableNeedDrain) out.destroy()
        else if (await mayGoOn().catch(() => false)) out.write(':\n\n')
        else end()
      }
      const heart = setInterval(() => void beat(), heartbeatMs)
      out.write(`retry: ${retryMs()}\n\n`)
      const stop = stream({
        send(message, id) {
          if (out.writableEnded || out.destroyed) return
          check(message)
          out.write(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`)
        },
      })
      out.once('close', release)

      function release(): void {
        clearInterval(heart)
        streams.delete(entry)
        stop()
      }
      void reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // nginx would otherwise hold messages back until its buffer is full.
        'x-accel-buffering': 'no',
      })
      return out
    },

    endAll() {
      for (const { end } of streams) end()
    },
  }
}

/** 2–6 s, at random. */
function retryMs(): number {
  return Math.round((2 + 4 * Math.random()) * millisecondsInSecond)
}
