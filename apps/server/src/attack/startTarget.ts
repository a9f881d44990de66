import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

export interface Answer {
  status: number
  body: unknown
  ms: number
  /** What can be undone; null: nothing. */
  changeSetId: number | null
}

export interface Asking {
  method?: string
  body?: object
  /** The caller's address, as the proxy before the target says. */
  from?: string
  token?: string
  host?: string
  headers?: Record<string, string>
}

export interface Target {
  port: number
  call: (path: string, asking?: Asking) => Promise<Answer>
  logIn: (email: string, password?: string, from?: string) => Promise<Answer>
  /** Resident memory in MB. */
  memory: () => number
  /** What is in use on its heap after a forced collection, in MB. */
  heap: () => Promise<number>
  /** Moves its clock on. */
  pass: (ms: number) => void
  /** SIGKILL, and waits for the end. */
  kill: () => Promise<void>
}

const PASSWORD = 'parket-demo'
const CALL_MS = 15_000
const MEGABYTE = 1024 * 1024

/** Starts one process of the API; it ends with this one at the latest. */
export async function startTarget(env: Record<string, string>): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'target.ts'), {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc'],
  })
  const [{ origin }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The target ended before it was ready')
    }),
  ])) as [{ origin: string }]
  const port = Number(new URL(origin).port)
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const csrf = new Map<string, Promise<Record<string, string>>>()

  async function send(path: string, asking: Asking, headers: Record<string, string>) {
    const { method = 'GET', body, from, token, host = 'localhost' } = asking
    const began = performance.now()
    const call = request({
      host: '127.0.0.1',
      port,
      agent,
      path,
      method,
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        host,
        ...(from && { 'x-forwarded-for': from }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...asking.headers,
        ...headers,
      },
    })
    call.end(body && JSON.stringify(body))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const isJson = String(answer.headers['content-type']).includes('json')
    const content = isJson ? await json(answer).catch(() => null) : (answer.resume(), null)
    return {
      answer,
      result: {
        status: answer.statusCode ?? 0,
        body: content,
        ms: performance.now() - began,
        changeSetId: Number(answer.headers['x-change-set-id']) || null,
      },
    }
  }

  async function fetchCsrf(host: string): Promise<Record<string, string>> {
    const { answer } = await send('/sanctum/csrf-cookie', { host }, {})
    const cookies = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? '')
    const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.split('=', 2)[1] ?? ''
    return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) }
  }

  const call: Target['call'] = async (path, asking = {}) => {
    const host = asking.host ?? 'localhost'
    if ((asking.method ?? 'GET') === 'GET') return (await send(path, asking, {})).result
    const headers = csrf.get(host) ?? fetchCsrf(host)
    csrf.set(host, headers)
    return (await send(path, asking, await headers)).result
  }

  return {
    port,
    call,
    logIn: (email, password = PASSWORD, from = '203.0.113.200') =>
      call('/api/login', { method: 'POST', body: { email, password }, from }),
    memory: () => memoryOf(child),
    async heap() {
      child.send('heap')
      const [{ heap }] = (await once(child, 'message')) as [{ heap: number }]
      return Math.round(heap / MEGABYTE)
    },
    pass: (ms) => void child.send(ms),
    async kill() {
      agent.destroy()
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Linux tells it of any process; elsewhere 0. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}

/** The token of an account of the demo. */
export async function tokenOf(target: Target, email: string): Promise<string> {
  const { body } = await target.logIn(email)
  return (body as { token: string }).token
}

let people = 0
let contestId: Promise<string> | undefined

async function findContest(target: Target): Promise<string> {
  const { body } = await target.call('/api/events/1/contests')
  const contests = body as { id: string; group_num: number }[]
  return contests.find(({ group_num }) => group_num === 11)?.id ?? ''
}

/** The body of a solo registration of somebody new for contest 11 of event 1. */
export async function newRegistration(target: Target, dancer: object = {}, email?: string) {
  const id = await (contestId ??= findContest(target))
  people += 1
  return {
    regData: {
      email: email ?? `honest${people}@parket.test`,
      phone: '+79161234567',
      city: 'Тверь',
    },
    packets: { single: { status: null, selectedGroupIds: [id] } },
    dancers: [
      {
        last_name: inLetters(people),
        first_name: 'Честная',
        birth_date: '1999-04-12',
        gender: 'F',
        ...dancer,
      },
    ],
    consents: { processing: true, publication: true },
  }
}

function inLetters(n: number): string {
  return `Гость${Array.from(String(n), (digit) => 'абвгдежзик'.charAt(Number(digit))).join('')}`
}
