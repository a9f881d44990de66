import { equal, match } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'

void test(
  'a server ends with whoever launched it, even when that is killed',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parket-launch-'))
    const launcher = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { launchServer } = await import(${JSON.stringify(join(import.meta.dirname, 'launchServer.ts'))})
      const { url } = await launchServer(${JSON.stringify({ DATA_DIR: dataDir, DEMO: '0' })})
      console.log(url)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    try {
      const [url] = (await once(createInterface({ input: launcher.stdout }), 'line')) as [string]
      match(url, /^http:/)
      equal((await fetch(`${url}/healthz`)).status, 200)
      launcher.kill('SIGKILL')
      while (await isThere(url)) await setTimeout(20)
    } finally {
      launcher.kill('SIGKILL')
      await rm(dataDir, { recursive: true })
    }
  },
)

async function isThere(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/healthz`)
    return true
  } catch {
    return false
  }
}
