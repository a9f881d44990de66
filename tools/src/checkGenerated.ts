import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GENERATED, generate } from './generated.ts'
import { root } from './paths.ts'

// Generates into a temporary folder and compares: what is checked in must be what contract and migrations give.
const folder = await mkdtemp(join(tmpdir(), 'parket-generated-'))
try {
  process.exitCode = (await generate(folder)) || (await refuseStale())
} finally {
  await rm(folder, { recursive: true })
}

/** @returns the exit code */
async function refuseStale(): Promise<number> {
  const stale = []
  for (const file of GENERATED) if (!(await isFresh(file))) stale.push(file)
  if (stale.length === 0) return 0
  console.error(`Stale generated files: ${stale.join(', ')}. Run \`npm run generate\`.`)
  return 1
}

async function isFresh(file: string): Promise<boolean> {
  const [made, checkedIn] = await Promise.all([
    readFile(join(folder, file), 'utf8'),
    readFile(join(root, file), 'utf8').catch(() => ''),
  ])
  return made === checkedIn
}
