import { get, type IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launchServer } from '../launchServer.ts'
import { percentile, rounded } from './numbers.ts'

/** Phones in a hall that follow one event at one process. */
const STREAMS = 1000
/** Opened at a time: a thousand connections at once are more than a listening socket queues. */
const AT_ONCE = 100
const TAPS = 200
const PUBLICATIONS = 5
/** Of the demo: its judge has a round that runs. */
const JUDGE_CODE = 'demo-judge-g-parketpar'

/** What a figure came to, against what it may. */
interface StreamFigure {
  what: string
  value: number
  limit: string
  isKept: boolean
}

/**
 * A thousand streams at one process: how soon all learn of a change, what each weighs, what a judge's tap costs meanwhile,
 * and how they come back after kill -9.
 */
export async function measureStreams(): Promise<StreamFigure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parket-bench-'))
  const settings = { DATA_DIR: dataDir, DEMO: '1' }
  let server = await launchServer(settings)
  const { port } = new URL(server.url)
  try {
    const judge = await pairJudge(server.url)
    await judge.tap(TAPS)
    const idle = await judge.tap(TAPS)
    const before = await memoryOf(server.url)
    const phones = await openPhones(server.url, judge.eventId)
    const weight = ((await memoryOf(server.url)) - before) / STREAMS / 1024
    const publish = await publisher(server.url, judge.eventId)
    const reached: number[] = []
    for (let round = 0; round < PUBLICATIONS; round += 1) {
      reached.push(await phones.told(publish))
      await wait(500)
    }
    const [busy] = await Promise.all([
      judge.tap(TAPS),
      phones.told(publish).then(() => phones.told(publish)),
    ])

    await server.end('SIGKILL')
    const down = phones.comeBack()
    server = await launchServer({ ...settings, PORT: port })
    const up = performance.now()
    const { refused, last } = await down
    const [idleP99, busyP99] = [percentile(idle, 0.99), percentile(busy, 0.99)]
    return [
      figure(
        'a publication reaches all of them, ms, the slowest of six',
        Math.max(...reached),
        1000,
      ),
      figure('memory of one, kB', weight, 40),
      figure('a judge’s tap meanwhile, p99, ms', busyP99, rounded(idleP99 * 2)),
      figure('all are back after the restart, ms', last - up, 5000),
      figure('answers from 500 up while they come back', refused, 0),
    ]
  } finally {
    await server.end('SIGKILL')
    await rm(dataDir, { recursive: true })
  }
}

function figure(what: string, value: number, most: number): StreamFigure {
  return { what, value: rounded(value), limit: `≤ ${most}`, isKept: value <= most }
}

/** Kilobytes of the process that are held, as `/metrics` tells them. */
async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (found === undefined) throw new Error('/metrics does not tell the memory')
  return Number(found)
}

interface StationRound {
  id: number
  version: number
  attempt: number
  open_dance: string
  heats: number[][]
}

/** A device of a judge of the demo, at the round that runs. */
async function pairJudge(url: string) {
  const { token, station } = await call<{ token: string; station: PairedStation }>(
    `${url}/api/stations/pair`,
    { body: { code: JUDGE_CODE, device: 'bench-bench-bench-bench' } },
  )
  const { rounds } = await call<{ rounds: StationRound[] }>(`${url}/api/station`, { token })
  const [round] = rounds
  const number = round?.heats[0]?.[0]
  if (!round || number === undefined) throw new Error('The demo has no round to judge')
  let seq = 0

  /** Puts a cross and takes it back, one call after the other. @returns how long each took, ms */
  async function tap(count: number): Promise<number[]> {
    const times: number[] = []
    for (let done = 0; done < count; done += 1) {
      seq += 1
      const operation = {
        seq,
        id: `bench-${seq}`,
        round_id: round?.id,
        round_version: round?.version,
        attempt: round?.attempt,
        dance: round?.open_dance,
        letter: station.letter,
        entries: { [String(number)]: seq % 2 === 1 ? [1] : null },
      }
      const started = performance.now()
      const { results } = await call<{ results: { state: string }[] }>(
        `${url}/api/station/operations`,
        { token, body: { epoch: station.epoch, unsent: 1, operations: [operation] } },
      )
      times.push(performance.now() - started)
      if (results[0]?.state !== 'applied') throw new Error('A tap was not applied')
    }
    return times
  }
  return { eventId: station.event_id, tap }
}

interface PairedStation {
  event_id: number
  epoch: number
  letter: string
}

/** Who runs the day: begins an item of the timetable and takes it back, which everybody is told. */
async function publisher(url: string, eventId: number): Promise<() => Promise<unknown>> {
  const { token, headers } = await logIn(url)
  const sessions = await call<{ items: { id: number; kind: string }[] }[]>(
    `${url}/api/events/${eventId}/sessions`,
    { token },
  )
  const item = sessions.flatMap(({ items }) => items).at(-1)
  if (!item) throw new Error('The demo has no timetable')
  let isRunning = false
  return () => {
    isRunning = !isRunning
    return call(`${url}/api/events/${eventId}/session-items/${item.id}/state`, {
      token,
      headers,
      method: 'PUT',
      body: { state: isRunning ? 'running' : 'ahead' },
    })
  }
}

/** @returns the token, and what goes with each change */
async function logIn(url: string) {
  const answer = await fetch(`${url}/sanctum/csrf-cookie`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const csrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(csrf) }
  const body = { email: 'supervisor@parket.test', password: 'parket-demo' }
  const { token } = await call<{ token: string }>(`${url}/api/login`, { body, headers })
  return { token, headers }
}

interface Sent {
  method?: string
  token?: string
  headers?: Record<string, string>
  body?: object
}

async function call<T>(url: string, { method, token, headers, body }: Sent = {}): Promise<T> {
  const answer = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}

/** A phone that follows an event, as a browser does: after an end it waits as long as it was told to. */
class Phone {
  readonly #address: string
  #retryMs = 5000
  #answer: IncomingMessage | null = null
  #onMessage: (() => void) | null = null
  /** Answers from 500 up. */
  refused = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Until the versions of the event have come. */
  async open(): Promise<void> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(this.#address, { agent: false }, resolve).on('error', reject)
    })
    if (answer.statusCode !== 200) {
      if ((answer.statusCode ?? 0) >= 500) this.refused += 1
      answer.destroy()
      throw new Error(`A stream answered ${answer.statusCode}`)
    }
    this.#answer = answer.setEncoding('utf8')
    const told = this.nextMessage()
    answer.on('error', () => {})
    answer.on('data', (text: string) => {
      const retry = /^retry: (\d+)$/m.exec(text)?.[1]
      if (retry !== undefined) this.#retryMs = Number(retry)
      if (text.includes('data: ')) this.#onMessage?.()
    })
    await told
  }

  nextMessage(): Promise<void> {
    return new Promise((resolve) => {
      this.#onMessage = resolve
    })
  }

  /** Waits until the server is gone, and comes back to it. */
  async comeBack(): Promise<void> {
    if (this.#answer && !this.#answer.closed) {
      await new Promise((resolve) => this.#answer?.once('close', resolve))
    }
    for (;;) {
      await wait(this.#retryMs)
      const isOpen = await this.open().then(
        () => true,
        () => false,
      )
      if (isOpen) return
    }
  }

  close(): void {
    this.#answer?.destroy()
  }
}

async function openPhones(url: string, eventId: number) {
  const phones = Array.from(
    { length: STREAMS },
    () => new Phone(`${url}/api/events/${eventId}/live`),
  )
  for (let from = 0; from < STREAMS; from += AT_ONCE) {
    await Promise.all(phones.slice(from, from + AT_ONCE).map((phone) => phone.open()))
  }
  return {
    /** How long it takes from the answer to a change until the last phone knows of it, ms. */
    async told(change: () => Promise<unknown>): Promise<number> {
      const all = Promise.all(phones.map((phone) => phone.nextMessage()))
      await change()
      const changed = performance.now()
      await all
      return performance.now() - changed
    },
    /** Once the server is gone: until all follow again. */
    async comeBack(): Promise<{ last: number; refused: number }> {
      await Promise.all(phones.map((phone) => phone.comeBack()))
      const last = performance.now()
      return { last, refused: phones.reduce((sum, phone) => sum + phone.refused, 0) }
    },
    close: () => phones.forEach((phone) => phone.close()),
  }
}
