import { join } from 'node:path'
import { BUNDLE, generate, SCHEMA } from './generated.ts'
import { root } from './paths.ts'

process.exit(await generate(join(root, BUNDLE), join(root, SCHEMA)))
