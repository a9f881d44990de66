import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchServer } from '../launchServer.ts'

/** Runs with the real server, on a fresh folder with the demo data. */
export async function withBenchServer<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parket-bench-'))
  const server = await launchServer({ DATA_DIR: dataDir, DEMO: '1' })
  try {
    return await use(server.url)
  } finally {
    await server.end()
    await rm(dataDir, { recursive: true })
  }
}
