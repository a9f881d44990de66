import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { Client } from 'pg'

export interface PostgresServer {
  /** Of its maintenance database. */
  url: string
  /** Kills every process of the server at once, as a power cut would, and starts it again. */
  crash: () => Promise<void>
  /** Ends it as an operator would; its data stay. */
  shutDown: () => Promise<void>
  startAgain: () => Promise<void>
  /** Ends it for good. */
  stop: () => Promise<void>
}

/** PostgreSQL refuses root: the accounts to run it as, the first that exists. */
const ACCOUNTS = ['postgres', 'nobody']
const START_TIMEOUT_MS = 60_000

interface Account {
  uid: number
  gid: number
}

interface PostgresOptions {
  /** False: it waits for no disk, for tests that make many databases and crash none. */
  isDurable: boolean
}

/**
 * Starts a PostgreSQL of its own, in a temporary folder, on the loopback.
 *
 * @returns the reason, as text, when none can be started here
 */
export async function startPostgres({
  isDurable,
}: PostgresOptions): Promise<PostgresServer | string> {
  const bin = findBinaries()
  if (bin === null) return 'initdb and postgres were not found'
  const account = findAccount()
  if (account === null)
    return `PostgreSQL does not run as root, and there is no ${ACCOUNTS.join(' or ')}`

  const folder = mkdtempSync(join(tmpdir(), 'parket-pg-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const password = crypto.randomUUID()
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (account) chownSync(passwordFile, account.uid, account.gid)

  const options = ['--username=parket', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  const auth = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const initdb = spawnSync(join(bin, 'initdb'), ['-D', data, ...options, ...auth], {
    ...account,
    cwd: folder,
    encoding: 'utf8',
  })
  if (initdb.status !== 0) {
    rmSync(folder, { recursive: true })
    return `initdb failed: ${initdb.stderr || initdb.error?.message}`
  }

  const port = await freePort()
  const url = `postgres://parket:${password}@127.0.0.1:${port}/postgres`
  const place = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder]
  const durability = isDurable ? [] : ['-F', '-c', 'full_page_writes=off']
  const start = () =>
    spawn(join(bin, 'postgres'), [...place, ...durability], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    })

  /** It gives up at once while a process of a server that was killed is still there. */
  const startUntilReady = async () => {
    const deadline = Date.now() + START_TIMEOUT_MS
    for (;;) {
      const server = start()
      const exited = once(server, 'exit').then(() => false)
      if (await Promise.race([exited, isReady(url)])) return server
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start')
      server.kill('SIGKILL')
      await setTimeout(100)
    }
  }

  let server = await startUntilReady()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  return {
    url,
    crash: async () => {
      const workers = childrenOf(server.pid)
      await end('SIGKILL')
      for (const pid of workers) killIfAlive(pid)
      server = await startUntilReady()
    },
    // Fast shutdown: open sessions are ended.
    shutDown: () => end('SIGINT'),
    startAgain: async () => {
      server = await startUntilReady()
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL's processes leave the group of their parent, so each is killed by its own id. */
function childrenOf(parent: number | undefined): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It noticed that its parent is gone, and went.
  }
}

function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed]
  const holds = (folder: string) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
  return folders.find(holds) ?? null
}

/** Whom to run it as: undefined for oneself, null when one is root and there is nobody else. */
function findAccount(): Account | undefined | null {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ACCOUNTS) {
    const lookup = (option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }))
    try {
      return { uid: lookup('-u'), gid: lookup('-g') }
    } catch {
      // No such account.
    }
  }
  return null
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function isReady(url: string): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await setTimeout(50)
    }
  }
  return false
}
