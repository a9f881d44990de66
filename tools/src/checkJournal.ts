import { join } from 'node:path'

import { root } from './paths.ts'

await import(join(root, 'apps/server/src/checkJournal.ts'))
