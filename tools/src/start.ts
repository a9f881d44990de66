import { join } from 'node:path'
import { buildSite } from './buildSite.ts'
import { root } from './paths.ts'

const server = join(root, 'apps/server/src')
// The site is not built for a server that could not start.
await import(join(server, 'preflight.ts'))
if (process.exitCode === undefined) {
  await buildSite()
  await import(join(server, 'main.ts'))
}
