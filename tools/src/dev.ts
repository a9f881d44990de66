import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './paths.ts'

const API_PORT = 3001
const SITE_PORT = 3000

// The API restarts when its code changes; the site reloads in place and asks it through a proxy.
const api = spawn(process.execPath, ['--watch', join(root, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT: String(API_PORT) },
  stdio: 'inherit',
})
process.env['API_URL'] = `http://127.0.0.1:${API_PORT}`
const site = await createServer({
  root: join(root, 'apps/site'),
  configFile: join(root, 'apps/site/vite.config.ts'),
  server: { port: SITE_PORT, host: '127.0.0.1' },
})
await site.listen()
site.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal)
    void site.close().then(() => process.exit(0))
  })
}
