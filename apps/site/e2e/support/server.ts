import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts')

/** Where `globalSetup` leaves the folder that every server's data begins with. */
export const TEMPLATE = 'PARKET_E2E_TEMPLATE'

/** A real server in a process of its own, with its data in a folder that can outlive it. */
export interface RunningServer {
  url: string
  dataDir: string
  /** Ends it as an operator would (SIGTERM), and waits. */
  stop(): Promise<void>
  /** Ends it as a power cut would (SIGKILL), and starts it again on the same folder and port. */
  killAndRestart(): Promise<void>
}

/** Starts the server; a new folder gets the demo data, a known one goes on with what is in it. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  let { child, url } = await launch(dataDir, '0')
  return {
    url,
    dataDir,
    stop: () => end(child, 'SIGTERM'),
    async killAndRestart() {
      await end(child, 'SIGKILL')
      ;({ child, url } = await launch(dataDir, new URL(url).port))
    },
  }
}

/** Runs a server of its own, on demo data that nobody has touched; all is gone afterwards. */
export async function withServer(use: (server: RunningServer) => Promise<void>): Promise<void> {
  const template = process.env[TEMPLATE]
  if (!template) throw new Error('The global setup did not run')
  await withFolder(async (dataDir) => {
    await cp(template, dataDir, { recursive: true })
    const server = await startServer(dataDir)
    try {
      await use(server)
    } finally {
      await server.stop()
    }
  })
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await makeFolder()
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'parket-e2e-'))
}

async function launch(
  dataDir: string,
  port: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      // The server's zone is as far from Moscow as the browser's, on the other side.
      TZ: 'Pacific/Auckland',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, url: await readAddress(child) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) {
      // The output goes on; unread, it would fill the pipe and stop the server.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('The server ended before it was ready')
}
