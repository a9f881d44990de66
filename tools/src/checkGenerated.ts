import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLE, generate, SCHEMA } from './generated.ts'
import { root } from './paths.ts'

// Generates into a temporary folder and compares: what is checked in must be what the contract gives.
const folder = await mkdtemp(join(tmpdir(), 'parket-generated-'))
try {
  const bundle = join(folder, 'bundled.json')
  const schema = join(folder, 'schema.d.ts')
  const code = await generate(bundle, schema)
  if (code !== 0) process.exit(code)
  const stale = []
  if (!(await isSame(bundle, BUNDLE))) stale.push(BUNDLE)
  if (!(await isSame(schema, SCHEMA))) stale.push(SCHEMA)
  if (stale.length > 0) {
    console.error(`Stale generated files: ${stale.join(', ')}. Run \`npm run generate\`.`)
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true })
}

async function isSame(made: string, checkedIn: string): Promise<boolean> {
  const [left, right] = await Promise.all([
    readFile(made, 'utf8'),
    readFile(join(root, checkedIn), 'utf8').catch(() => ''),
  ])
  return left === right
}
