import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { root } from '../paths.ts'
import { makeRelease } from '../release/makeRelease.ts'
import { rounded } from './numbers.ts'

/** A release on one database: how soon it answers, and what memory it keeps. */
export interface ReleaseFigures {
  database: 'embedded' | 'PostgreSQL'
  /** Seconds until it answers, with a database to be made and the demo to be written. */
  firstStartS: number
  /** The same with the database of before. */
  startS: number
  /** RSS after a walk over the public pages, in MB. */
  memoryMB: number
  limits: string
  isKept: boolean
}

/** Where the walk goes: the demo's first events, results and lists. */
const WALK = ['/', '/events/', '/events/1/', '/events/1/info', '/events/2/results', '/rating']
const LAPS = 5
/** How long it rests after the walk: garbage is collected meanwhile. */
const REST_MS = 20_000
const LONGEST_FIRST_START_S = 10
const MOST_MB = { embedded: 450, PostgreSQL: 330 }

/** Makes a release and starts it twice on each database; without PostgreSQL, aloud, on the embedded one alone. */
export async function measureRelease(): Promise<ReleaseFigures[]> {
  const { folder } = await makeRelease({ withNode: false })
  const start = join(folder, 'start')
  const rows = [await onDatabase('embedded', start, {})]
  const { startPostgres } = (await import(
    join(root, 'apps/server/src/testing/postgresServer.ts')
  )) as {
    startPostgres: (options: {
      isDurable: boolean
    }) => Promise<{ url: string; stop: () => Promise<void> } | string>
  }
  const postgres = await startPostgres({ isDurable: true })
  if (typeof postgres === 'string') {
    console.log(`The release on PostgreSQL is not measured: ${postgres}`)
    return rows
  }
  try {
    rows.push(await onDatabase('PostgreSQL', start, { DATABASE_URL: postgres.url, DEMO: '1' }))
  } finally {
    await postgres.stop()
  }
  return rows
}

async function onDatabase(
  database: ReleaseFigures['database'],
  start: string,
  env: Record<string, string>,
): Promise<ReleaseFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parket-bench-release-'))
  try {
    const first = await startRelease(start, { DATA_DIR: dataDir, ...env })
    await end(first.child)
    const second = await startRelease(start, { DATA_DIR: dataDir, ...env })
    for (let lap = 0; lap < LAPS; lap += 1) {
      for (const path of WALK) await visit(second.url + path)
    }
    await setTimeout(REST_MS)
    const memoryMB = rounded((await residentBytes(second.child)) / 1e6, 1)
    await end(second.child)
    return {
      database,
      firstStartS: first.seconds,
      startS: second.seconds,
      memoryMB,
      limits: `≤ ${LONGEST_FIRST_START_S} s, ≤ ${MOST_MB[database]} MB`,
      isKept: first.seconds <= LONGEST_FIRST_START_S && memoryMB <= MOST_MB[database],
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

/** @throws Error where there is no page: the memory would be that of an error's answer */
async function visit(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  await answer.arrayBuffer()
}

async function startRelease(start: string, env: Record<string, string>) {
  const began = performance.now()
  const child = spawn(start, {
    env: { PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [line] = (await once(lines, 'line')) as [string]
  const [url] = /http:\S+/.exec(line) ?? []
  if (url === undefined) throw new Error(line)
  return { child, url, seconds: rounded((performance.now() - began) / 1000) }
}

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
