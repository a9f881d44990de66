import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts')

/** A real server in a process of its own, with its data in a folder that can outlive it. */
export interface RunningServer {
  url: string
  dataDir: string
  /** Ends it as an operator would (SIGTERM), and waits. */
  stop(): Promise<void>
  /** Ends it as a power cut would (SIGKILL), and waits. */
  kill(): Promise<void>
}

/** Starts the server with the demo data; a known folder continues with what is in it. */
export async function startServer(options: {
  dataDir: string
  env?: Record<string, string>
}): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      // The server's zone is as far from Moscow as the browser's, on the other side.
      TZ: 'Pacific/Auckland',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: options.dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readAddress(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url,
    dataDir: options.dataDir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Runs with a folder for the server's data that is gone afterwards. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parket-e2e-'))
  try {
    return await use(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) {
      // The log goes on; unread, it would fill the pipe and stop the server.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('The server ended before it was ready')
}
