import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './paths.ts'

const ADDRESS = /http:\/\/\S+/

/** The real server in a process of its own. */
export interface LaunchedServer {
  /** The first address it prints. */
  url: string
  /** What it was waited for to print. */
  printed: string
  /** Ends it, and waits; nothing where it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts the server on loopback and waits until it says where it is. It ends with this process at the latest,
 * however that ends.
 * @param env its settings; without `PORT`, any free port
 * @param awaited what else to wait for in its output
 * @throws when it ends before
 */
export async function launchServer(
  env: Record<string, string>,
  awaited = ADDRESS,
): Promise<LaunchedServer> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, 'endWithParent.ts'),
      join(root, 'apps/server/src/main.ts'),
    ],
    {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  let url: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    url ??= ADDRESS.exec(line)?.[0]
    const printed = awaited.exec(line)?.[0]
    if (url && printed) {
      // The output goes on; unread, it would fill the pipe and stop the server.
      child.stdout.resume()
      return { url, printed, end }
    }
  }
  throw new Error('The server ended before it was ready')
}
