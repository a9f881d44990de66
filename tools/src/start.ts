import { join } from 'node:path'
import { root } from './paths.ts'
import { runOrExit } from './run.ts'

const server = join(root, 'apps/server/src')
// The site is not built for a server that could not start.
await import(join(server, 'preflight.ts'))
if (process.exitCode === undefined) {
  // In a process of its own: it takes a gigabyte, and a process that goes on serving would keep it.
  await runOrExit(process.execPath, [join(root, 'tools/src/build.ts')])
  await import(join(server, 'start.ts'))
}
