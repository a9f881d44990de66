import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../paths.ts'

/** Runs with the real server in a process of its own, on a fresh folder with the demo data. */
export async function withBenchServer<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parket-bench-'))
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const lines = createInterface({ input: server.stdout })
    for await (const line of lines) {
      const url = /http:\/\/\S+/.exec(line)?.[0]
      if (!url) continue
      server.stdout.resume()
      return await use(url)
    }
    throw new Error('The server ended before it was ready')
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true })
  }
}
