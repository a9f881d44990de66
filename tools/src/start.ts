import { join } from 'node:path'
import { buildSite } from './buildSite.ts'
import { root } from './paths.ts'

await buildSite()
await import(join(root, 'apps/server/src/main.ts'))
