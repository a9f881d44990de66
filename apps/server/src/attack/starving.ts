import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import type { Finding } from './report.ts'
import { newRegistration, type Target } from './startTarget.ts'

const HEALTH_MS = 250
const SECONDS = 8
const HONEST = 10
/** After which a connection that was cut comes again. */
const AGAIN_MS = 500

const requests = (path: string, count: number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count)

function open(port: number): Socket {
  return connect(port, '127.0.0.1').on('error', () => {})
}

type Attack = (target: Target, until: () => boolean) => Promise<void>

/** Connections that send many requests and read nothing; each that is cut comes again. */
const pipelining: Attack = async ({ port }, until) => {
  await crowd(11, until, async () => {
    const socket = open(port).pause()
    socket.write(requests('/api/openapi.json', 1400))
    await Promise.race([once(socket, 'close'), setTimeout(1000)])
    socket.destroy()
    await setTimeout(AGAIN_MS)
  })
}

const stalledReaders: Attack = async ({ port }, until) => {
  const sockets = Array.from({ length: 200 }, () => {
    const socket = open(port).pause()
    socket.write(requests('/api/events/2/contests', 8))
    return socket
  })
  while (until()) await setTimeout(100)
  for (const socket of sockets) socket.destroy()
}

const slowBodies: Attack = async ({ port }, until) => {
  const sockets = Array.from({ length: 200 }, () => {
    const socket = open(port)
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    )
    return socket
  })
  while (until()) {
    for (const socket of sockets) socket.write(' ')
    await setTimeout(200)
  }
  for (const socket of sockets) socket.destroy()
}

const idleConnections =
  (count: number): Attack =>
  async ({ port }, until) => {
    const sockets: Socket[] = []
    for (let n = 0; n < count; n += 200) {
      const some = Array.from({ length: Math.min(200, count - n) }, () => open(port))
      await Promise.all(
        some.map((socket) => Promise.race([once(socket, 'connect'), setTimeout(500)])),
      )
      sockets.push(...some)
    }
    while (until()) await setTimeout(100)
    for (const socket of sockets) socket.destroy()
  }

const calling =
  (path: string, callers: number): Attack =>
  (target, until) =>
    crowd(callers, until, async () => {
      await target.call(path).catch(() => setTimeout(50))
    })

/** Milliseconds to an answer; very many without one. */
async function health(target: Target): Promise<number> {
  const { ms, status } = await target.call('/healthz').catch(() => ({ ms: 99_999, status: 0 }))
  return status === 200 ? ms : 99_999
}

async function crowd(size: number, until: () => boolean, one: () => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: size }, async () => {
      while (until()) await one()
    }),
  )
}

/** Files that this process may open leave room for so many connections. */
const IDLE = 10_000

const attacks: [string, Attack][] = [
  ['11 connections, 1,400 pipelined requests each, nothing read', pipelining],
  ['200 connections that do not read their answers', stalledReaders],
  ['200 bodies that come at a drip', slowBodies],
  [`${IDLE} idle connections`, idleConnections(IDLE)],
  ['13 kB of search text, 4 callers', calling(`/api/events?q=${'a%20'.repeat(3300)}`, 4)],
  ['statistics of the largest event, 8 callers', calling('/api/events/2/statistics', 8)],
  ['the contract, 8 callers', calling('/api/openapi.json', 8)],
]

/** «One caller cannot starve the rest» (quality, «API»). */
export async function starve(target: Target): Promise<Finding[]> {
  const findings: Finding[] = []
  const idle = target.memory()
  const calm: number[] = []
  for (let n = 0; n < 40; n += 1) calm.push(await health(target))
  const usual = Math.round(Math.max(...calm))
  for (const [attack, run] of attacks) {
    const until = performance.now() + SECONDS * 1000
    const isOn = () => performance.now() < until
    const times: number[] = []
    const honest: number[] = []
    let memory = 0
    const running = run(target, isOn)
    const watching = crowd(1, isOn, async () => {
      times.push(await health(target))
      memory = Math.max(memory, target.memory())
      await setTimeout(50)
    })
    await setTimeout(1000)
    for (let n = 0; n < HONEST; n += 1) {
      const body = await newRegistration(target)
      const { status } = await target
        .call('/api/events/1/register', { method: 'POST', body, from: `192.0.2.${n + 1}` })
        .catch(() => ({ status: 0 }))
      honest.push(status)
    }
    await Promise.all([running, watching])
    const slowest = Math.round(Math.max(...times))
    const made = honest.filter((status) => status === 201).length
    findings.push({
      attack,
      target: `/healthz ≤ ${HEALTH_MS} ms over the ${usual} ms of this machine at rest, memory ≤ ${2 * idle} MB, ${HONEST} registrations`,
      measured: `/healthz ${slowest} ms, memory ${memory} MB, ${made} registrations`,
      holds: slowest <= usual + HEALTH_MS && memory <= 2 * idle && made === HONEST,
    })
  }
  return findings
}
