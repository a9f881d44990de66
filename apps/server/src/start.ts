import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

// What `npm start` does once the site is built, and `./start` of a release: settings are checked, a new embedded database
// is filled in a process of its own, and the server runs in this one.
await import('./preflight.ts')
if (process.exitCode === undefined) {
  const prepare = fileURLToPath(new URL('./prepare.ts', import.meta.url))
  const child = spawn(process.execPath, [...process.execArgv, prepare], { stdio: 'inherit' })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', pass).on('SIGINT', pass)
  // The server's code is read meanwhile. What fails here fails again, with its words, in `main.ts`.
  void import('./server.ts').catch(() => {})
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('SIGTERM', pass).off('SIGINT', pass)
  if (code !== 0) process.exit(code ?? 1)
  await import('./main.ts')
}
