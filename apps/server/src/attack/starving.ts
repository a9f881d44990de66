import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { operations } from '../contract/document.ts'
import { zipBomb, farCells, oneFarCell, oneTextInManyCells } from '../testing/hostileTables.ts'
import { sentLists, withList } from '../testing/longLists.ts'
import { healthLimit } from './healthLimit.ts'
import type { Finding } from './report.ts'
import { newRegistration, tokenOf, type Asking, type Target } from './startTarget.ts'

const SECONDS = 8
const HONEST = 10
/** After which a connection that was cut comes again. */
const AGAIN_MS = 500
/** For how long nothing is attacked, to compare with: as long as an attack, for the slowest answer is compared. */
const REST_MS = SECONDS * 1000
/** Between two looks at the heap. */
const LOOK_MS = 2000
/** Within which the heap is as before, but for so much. */
const SETTLE_MS = 20_000
const HEAP_GROWTH = 1.1

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

/** Each in turn by four callers. */
function sending(calls: (target: Target) => Promise<[path: string, asking: Asking][]>): Attack {
  return async (target, until) => {
    const all = await calls(target)
    let next = 0
    await crowd(4, until, async () => {
      const [path, asking] = all[next++ % all.length] ?? ['/healthz', {}]
      await target.call(path, asking).catch(() => setTimeout(50))
    })
  }
}

const hostileTables = sending(async (target) => {
  const token = await tokenOf(target, 'staff@parket.test')
  const files = [
    oneFarCell('A1048576'),
    oneFarCell('GR200000'),
    farCells('"XFD1"'),
    oneTextInManyCells(),
    zipBomb(1),
    zipBomb(1024),
    Buffer.from('a;'.repeat(300_000)),
    Buffer.from('a\n'.repeat(300_000)),
  ]
  return files.flatMap((file) =>
    ['registrations', 'contests'].map((what): [string, Asking] => [
      `/api/events/1/${what}/import`,
      { method: 'POST', body: { file: Buffer.from(file).toString('base64') }, token },
    ]),
  )
})

const longLists = sending(async (target) => {
  const token = await tokenOf(target, 'super@parket.test')
  return operations.flatMap((operation) =>
    sentLists(operation).map((list): [string, Asking] => [
      operation.url.replaceAll(/:\w+/g, '1'),
      {
        method: operation.method,
        body: withList({}, list, (list.most ?? 1000) * 10) as object,
        token,
      },
    ]),
  )
})

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
  ['tables for import made to fill memory or hours, 4 callers', hostileTables],
  ['every list of every call at ten times its greatest length, 4 callers', longLists],
]

/** Asks for `/healthz` in a process of its own, so that the attack's own work delays no measurement. */
export function watchHealth({ port }: Pick<Target, 'port'>): () => Promise<number> {
  const watch = fork(join(import.meta.dirname, 'healthWatch.ts'), [String(port)])
  return async () => {
    watch.send('stop')
    const [slowest] = (await once(watch, 'message')) as [number]
    return Math.round(slowest)
  }
}

/**
 * The heap once connections and caches of the attack are gone. They go one by one, on a slow machine over seconds; what
 * is still there after that time is kept for good.
 *
 * @param most as soon as there is no more than that, it is settled
 */
async function settledHeap(
  target: Target,
  most: number,
): Promise<{ heap: number; seconds: number }> {
  const began = performance.now()
  for (;;) {
    await setTimeout(LOOK_MS)
    const heap = await target.heap()
    const elapsed = performance.now() - began
    if (heap <= most || elapsed > SETTLE_MS) return { heap, seconds: Math.round(elapsed / 1000) }
  }
}

/** The slowest answer of `/healthz` while nothing is attacked: what the machine makes of it. */
export async function healthAtRest(target: Target): Promise<number> {
  const watched = watchHealth(target)
  await setTimeout(REST_MS)
  return watched()
}

/** What it holds with nothing to do, in MB. */
interface Idle {
  heap: number
  memory: number
}

/** «One caller cannot starve the rest» (docs/rules/quality.md, «One caller cannot starve the rest»). */
export async function starveServer(target: Target): Promise<Finding[]> {
  const findings: Finding[] = []
  const idle = { heap: await target.heap(), memory: target.memory() }
  for (const attack of attacks) {
    const first = await attackOnce(target, idle, attack)
    if (first.holds) {
      findings.push(first)
      continue
    }
    // Other work of the machine comes and goes; what an attack does, it does again.
    const second = await attackOnce(target, idle, attack)
    findings.push({ ...second, measured: `${second.measured}; the first time ${first.measured}` })
  }
  return findings
}

async function attackOnce(
  target: Target,
  idle: Idle,
  [attack, run]: [string, Attack],
): Promise<Finding> {
  const atRest = await healthAtRest(target)
  const limit = healthLimit(atRest)
  const until = performance.now() + SECONDS * 1000
  const isOn = () => performance.now() < until
  const honest: number[] = []
  let memory = 0
  const running = run(target, isOn)
  const watched = watchHealth(target)
  const watching = crowd(1, isOn, async () => {
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
  const slowest = await watched()
  const most = HEAP_GROWTH * idle.heap
  const { heap, seconds } = await settledHeap(target, most)
  const made = honest.filter((status) => status === 201).length
  return {
    attack,
    target: `${limit.text}, memory ≤ 2 × ${idle.memory} MB, heap ≤ ${HEAP_GROWTH} × ${idle.heap} MB within ${SETTLE_MS / 1000} s, ${HONEST} registrations`,
    measured: `/healthz ${slowest} ms (${atRest} ms at rest), memory ${memory} MB, heap ${heap} MB after ${seconds} s, ${made} registrations`,
    holds: slowest <= limit.ms && memory <= 2 * idle.memory && heap <= most && made === HONEST,
  }
}
