import { generate } from './generated.ts'
import { root } from './paths.ts'

process.exit(await generate(root))
