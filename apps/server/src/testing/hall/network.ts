import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

import type { Random } from '../../modules/events/rehearsal/random.ts'

/** How bad the network of a hall is. */
export interface Weather {
  /** Shares of calls: those that never arrive, whose answers never do, and (of marks) that arrive once more, later. */
  lostRequests: number
  lostAnswers: number
  repeated: number
  /** Each way, at most: calls overtake each other. */
  delayMs: number
}

export const calm: Weather = { lostRequests: 0, lostAnswers: 0, repeated: 0, delayMs: 0 }

/** The network between devices and servers. */
export interface HallNetwork {
  url: string
  /** Nothing gets through for so long, and what is under way is cut. */
  goAway: (ms: number) => Promise<void>
  isAway: () => boolean
  /** When it came back last, ms since 1970; 0: it was never away. */
  backAt: () => number
  counts: { calls: number; lostRequests: number; lostAnswers: number; repeated: number }
  close: () => Promise<void>
}

/** A call as the network passes it. */
interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** A server's answer. */
export interface Answered {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A planted fault may answer instead of a server; null: it does not. */
export type Interloper = (call: { path: string; body: Buffer }) => object | null

/** A planted fault may change what a server answers. */
export type Forger = (call: { path: string }, answer: Answered) => Answered

/** An answer that goes on: it passes as it comes. */
const STREAM = 'text/event-stream'

const PASSED = ['authorization', 'content-type', 'if-none-match', 'accept'] as const
const RETURNED = ['content-type', 'etag', 'retry-after'] as const

interface NetworkFaults {
  interloper?: Interloper | undefined
  forger?: Forger | undefined
}

/**
 * @param upstream the server that takes the next call; null: there is none
 */
export async function startNetwork(
  upstream: () => string | null,
  random: Random,
  weather: Weather,
  { interloper = () => null, forger = (_, answer) => answer }: NetworkFaults = {},
): Promise<HallNetwork> {
  const counts = { calls: 0, lostRequests: 0, lostAnswers: 0, repeated: 0 }
  let isAway = false
  let backAt = 0
  const delay = () => (weather.delayMs === 0 ? null : setTimeout(random.int(0, weather.delayMs)))

  async function pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const call = await readCall(request)
    counts.calls += 1
    const own = interloper(call)
    if (own) {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own))
      return
    }
    if (random.chance(weather.lostRequests)) {
      counts.lostRequests += 1
      request.socket.destroy()
      return
    }
    await delay()
    if (call.headers['accept'] === STREAM) {
      await passStream(upstream(), call, reply)
      return
    }
    const given = await forward(upstream(), call)
    const answer = given && forger(call, given)
    // Whoever pairs waits for the answer; marks go out whether somebody waits or not.
    if (isOfMarks(call) && random.chance(weather.repeated)) {
      counts.repeated += 1
      void setTimeout(2 * weather.delayMs).then(() => forward(upstream(), call))
    }
    await delay()
    const isLost = random.chance(weather.lostAnswers)
    if (isLost) counts.lostAnswers += 1
    if (answer === null || isAway || isLost) request.socket.destroy()
    else reply.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, reply) => {
    if (isAway) request.socket.destroy()
    else void pass(request, reply).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    isAway: () => isAway,
    backAt: () => backAt,
    async goAway(ms) {
      isAway = true
      server.closeAllConnections()
      await setTimeout(ms)
      isAway = false
      backAt = Date.now()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Marks on their way to the server. */
export function isOfMarks({ path }: { path: string }): boolean {
  return path.startsWith('/api/station/operations')
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { method = 'GET', url = '/', headers } = request
  const passed = PASSED.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { method, path: url, headers: Object.fromEntries(passed), body: await buffer(request) }
}

/** Ends with either side. */
async function passStream(
  origin: string | null,
  { path, headers }: Call,
  reply: ServerResponse,
): Promise<void> {
  const leaving = new AbortController()
  reply.once('close', () => leaving.abort())
  const answer = await fetch(`${origin ?? 'http://127.0.0.1:9'}${path}`, {
    headers,
    signal: leaving.signal,
  })
  reply.writeHead(answer.status, { 'content-type': STREAM })
  for await (const part of answer.body ?? []) reply.write(part)
  reply.end()
}

/** @returns null where no answer came */
async function forward(origin: string | null, call: Call): Promise<Answered | null> {
  if (origin === null) return null
  const { method, path, headers, body } = call
  try {
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const returned = RETURNED.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(returned),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  } catch {
    return null
  }
}
