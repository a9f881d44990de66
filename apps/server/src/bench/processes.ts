import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { soloRegistration } from './requests.ts'

/** A server process of a measurement. */
export interface BenchProcess {
  process: ChildProcess
  port: number
  /** Of a call with a CSRF token. */
  headers: Record<string, string>
}

/** What a registration was answered. */
export interface RegisterAnswer {
  status: number | 'hung' | 'unreached'
  mayRetry: boolean
  regN: number | null
  ms: number
}

/** Our client waits no longer for an answer. */
const HANG_MS = 15_000

/**
 * Starts a server with the demo on a database that processes share.
 *
 * @param errors where its log goes; `ignore` where failures are what is measured
 */
export async function startBenchProcess(
  databaseUrl: string,
  dataDir: string,
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<BenchProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '1',
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', errors],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const port = Number(/:(\d+)$/.exec(line)?.[1])
  child.stdout.resume()
  const answer = await fetch(`http://localhost:${port}/sanctum/csrf-cookie`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=', 2)[1] ?? ''
  const headers = {
    host: `localhost:${port}`,
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(token),
  }
  return { process: child, port, headers }
}

/** Ends it as an operator does, and waits for its end. */
export async function endBenchProcess({ process: child }: BenchProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** Registers a soloist with this last name. `unreached`: no process took the connection. */
export async function registerSoloist(
  { port, headers }: BenchProcess,
  agent: Agent,
  contestId: string,
  lastName: string,
): Promise<RegisterAnswer> {
  const began = performance.now()
  const call = request({
    agent,
    port,
    method: 'POST',
    path: '/api/events/1/register',
    headers: { ...headers, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(HANG_MS),
  })
  call.end(JSON.stringify(soloRegistration(contestId, lastName)))
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { regData?: { reg_n: number } }
    return {
      status: answer.statusCode ?? 0,
      mayRetry: answer.headers['retry-after'] !== undefined,
      regN: body.regData?.reg_n ?? null,
      ms: performance.now() - began,
    }
  } catch (error) {
    const isUnreached = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
    const status = isUnreached ? 'unreached' : 'hung'
    return { status, mayRetry: false, regN: null, ms: performance.now() - began }
  }
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
