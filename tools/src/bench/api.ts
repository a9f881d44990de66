import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { median, rounded } from './numbers.ts'

/** The API against its floor on one engine: ms, or calls a second; `ratio` is what has a limit. */
export interface ApiFigures {
  engine: string
  what: string
  floor: number
  ours: number
  ratio: number
  limit: string
  isKept: boolean
}

/** The server that is measured, its floor, and what to send to both. */
interface Measured {
  url: string
  bareUrl: string
  /** Paths by what they read: the floor's is the name itself. */
  reads: Record<string, string>
  /** The body of a registration; each takes another dancer. */
  soloist: { dancers: [object] }
}

const ENGINES = ['embedded', 'postgres'] as const
const READS = 150
const REGISTRATIONS = 80
/** Blocks of the floor and of ours in turn: other work on the machine meets both. */
const BLOCKS = 5
const IN_BLOCK = 80
const CALLERS = 16

/** Measures each engine in a process of its own; one that cannot be started here is left out, aloud. */
export async function measureApi(): Promise<ApiFigures[]> {
  const figures: ApiFigures[] = []
  for (const engine of ENGINES) figures.push(...(await measureEngine(engine)))
  return figures
}

async function measureEngine(engine: string): Promise<ApiFigures[]> {
  const server = fork(join(root, 'apps/server/src/bench/main.ts'), [engine], {
    // Its log costs it what it costs anywhere, and is read by nobody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exit = once(server, 'exit') as Promise<[code: number | null, signal: string | null]>
  try {
    const measured = await Promise.race([
      once(server, 'message').then(
        ([told]) => told as Measured | { skipped: string } | { failed: string },
      ),
      exit.then(([code, signal]) => {
        throw new Error(`The ${engine} server ended: ${signal ?? code}`)
      }),
    ])
    if ('failed' in measured) throw new Error(`The ${engine} server: ${measured.failed}`)
    if ('skipped' in measured) {
      console.log(`The API is not measured on ${engine}: ${measured.skipped}`)
      return []
    }
    return [
      ...(await measureReads(engine, measured)),
      await measureRegistration(engine, measured),
      await measureRate(engine, measured),
    ]
  } finally {
    server.kill('SIGTERM')
    await exit
  }
}

async function measureReads(
  engine: string,
  { url, bareUrl, reads }: Measured,
): Promise<ApiFigures[]> {
  const figures: ApiFigures[] = []
  for (const [what, address] of Object.entries(reads)) {
    const { headers } = await call(url + address)
    const conditions = { 'if-none-match': String(headers['etag']) }
    const times = { floor: [] as number[], ours: [] as number[], unchanged: [] as number[] }
    for (let count = 0; count < READS; count++) {
      times.floor.push((await call(`${bareUrl}/${what}`)).ms)
      times.ours.push((await call(url + address)).ms)
      if (headers['etag'] === undefined) continue
      const answer = await call(url + address, { headers: conditions })
      if (answer.status !== 304) throw new Error(`${address} answered ${answer.status}, not 304`)
      times.unchanged.push(answer.ms)
    }
    const floor = settled(times.floor)
    figures.push(atMost(engine, what, floor, settled(times.ours), 1.6))
    if (times.unchanged.length > 0) {
      figures.push(atMost(engine, `${what}, 304 by ETag`, floor, settled(times.unchanged), 1.6))
    }
  }
  return figures
}

async function measureRegistration(engine: string, measured: Measured): Promise<ApiFigures> {
  const register = await registering(measured)
  const times = { floor: [] as number[], ours: [] as number[] }
  for (let count = 0; count < REGISTRATIONS; count++) {
    times.floor.push(await bareRegistrations(measured, 1, 1))
    times.ours.push((await register()).ms)
  }
  return atMost(engine, 'registration', settled(times.floor), settled(times.ours), 2)
}

async function measureRate(engine: string, measured: Measured): Promise<ApiFigures> {
  const register = await registering(measured)
  const rates = { floor: [] as number[], ours: [] as number[] }
  for (let block = 0; block < BLOCKS; block++) {
    rates.floor.push((IN_BLOCK / (await bareRegistrations(measured, IN_BLOCK, CALLERS))) * 1000)
    rates.ours.push((IN_BLOCK / (await inParallel(register))) * 1000)
  }
  const [floor, ours] = [median(rates.floor), median(rates.ours)]
  const ratio = ours / floor
  return {
    engine,
    what: `registrations a second, ${CALLERS} callers`,
    floor: rounded(floor),
    ours: rounded(ours),
    ratio: rounded(ratio, 100),
    limit: '≥ 0.5',
    isKept: ratio >= 0.5,
  }
}

/** @returns ms for a block of registrations by several callers */
async function inParallel(register: () => Promise<Called>): Promise<number> {
  let left = IN_BLOCK
  const started = performance.now()
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await register()
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return performance.now() - started
}

/** Transactions of the floor. @returns the ms they took inside the server */
async function bareRegistrations(
  { bareUrl }: Measured,
  count: number,
  callers: number,
): Promise<number> {
  const path = `${bareUrl}/registrations?count=${count}&callers=${callers}`
  const { status, body } = await call(path, { method: 'POST' })
  if (status !== 200) throw new Error(`The bare transaction failed: ${body}`)
  return (JSON.parse(body) as { ms: number }).ms
}

let soloists = 0

/** A number in letters: a name has no digits. */
function inLetters(n: number): string {
  return Array.from(String(n), (digit) => 'абвгдежзик'.charAt(Number(digit))).join('')
}

/** Registers somebody else each time. */
async function registering({ url, soloist }: Measured): Promise<() => Promise<Called>> {
  const { headers } = await call(`${url}/sanctum/csrf-cookie`)
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  const csrf = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
  return async () => {
    const answer = await call(`${url}/api/events/1/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...csrf },
      body: JSON.stringify({
        ...soloist,
        dancers: [{ ...soloist.dancers[0], last_name: inLetters((soloists += 1)) }],
      }),
    })
    if (answer.status !== 201) throw new Error(`Registering answered ${answer.body}`)
    return answer
  }
}

interface Called {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
  ms: number
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const agent = new Agent({ keepAlive: true })
let calls = 0

/** A call over a connection kept open, from an address of its own as a proxy tells it. */
async function call(url: string, { method = 'GET', headers, body }: Sent = {}): Promise<Called> {
  calls += 1
  const from = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`
  const started = performance.now()
  const sent = request(url, { agent, method, headers: { 'x-forwarded-for': from, ...headers } })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(chunks).toString(),
    ms: performance.now() - started,
  }
}

/** The median without the first tenth, which only warms up. */
const settled = (times: number[]): number => median(times.slice(Math.ceil(times.length / 10)))

function atMost(
  engine: string,
  what: string,
  floor: number,
  ours: number,
  limit: number,
): ApiFigures {
  const ratio = ours / floor
  return {
    engine,
    what,
    floor: rounded(floor, 100),
    ours: rounded(ours, 100),
    ratio: rounded(ratio, 100),
    limit: `≤ ${limit}`,
    isKept: ratio <= limit,
  }
}
