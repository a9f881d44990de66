import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { Client } from 'pg'

export interface PostgresServer {
  /** Of its maintenance database. */
  url: string
  /** Kills every process of the server at once, as a power cut would, and starts it again. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** PostgreSQL refuses root: the accounts to run it as, the first that exists. */
const ACCOUNTS = ['postgres', 'nobody']
const START_TIMEOUT_MS = 20_000

interface Account {
  uid: number
  gid: number
}

/**
 * Starts a PostgreSQL of its own with default durability, in a temporary folder, on the loopback.
 *
 * @returns the reason, as text, when none can be started here
 */
export async function startPostgres(): Promise<PostgresServer | string> {
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
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
      // A process group of its own, so that a crash takes all of its processes.
      detached: true,
    })

  let server = start()
  const end = async (signal: NodeJS.Signals, group: boolean): Promise<void> => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    process.kill(group ? -server.pid : server.pid, signal)
    await exited
  }
  await untilReady(url)
  return {
    url,
    crash: async () => {
      await end('SIGKILL', true)
      server = start()
      await untilReady(url)
    },
    stop: async () => {
      // Fast shutdown: open sessions are ended.
      await end('SIGINT', false)
      rmSync(folder, { recursive: true })
    },
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

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
