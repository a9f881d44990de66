import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeFolder } from './server.ts'

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts')

/**
 * Runs an installation that nobody has set up (DEMO=0).
 * @param use gets the one-time link that its first start prints
 */
export async function withFreshServer(use: (setupUrl: string) => Promise<void>): Promise<void> {
  const dataDir = await makeFolder()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await use(await readSetupUrl(createInterface({ input: child.stdout })))
  } finally {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true })
  }
}

/** The link names the port that was asked for, here any: the one taken stands in the line before. */
async function readSetupUrl(lines: AsyncIterable<string>): Promise<string> {
  let address: string | undefined
  for await (const line of lines) {
    const link = /http:\/\/\S+\/setup\/\S+/.exec(line)?.[0]
    if (link) return new URL(new URL(link).pathname, address).href
    address ??= /http:\/\/\S+/.exec(line)?.[0]
  }
  throw new Error('The server printed no link')
}
