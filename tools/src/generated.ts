import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from './run.ts'

/** Files that are made from the contract, the migrations, or the handlers and tests, and checked in. */
const BUNDLE = 'openapi/bundled.json'
const CLIENT_TYPES = 'packages/api-client/src/generated/schema.d.ts'
const NEEDS = 'apps/server/src/security/generated/needs.ts'
const TABLES = 'apps/server/src/db/schema.ts'
const CALLS = 'docs/calls.md'
export const GENERATED = [BUNDLE, CLIENT_TYPES, NEEDS, TABLES, CALLS] as const

/**
 * Makes the generated files. The order matters: what comes from the contract is made of the bundle.
 * @param target the folder to write under, absolute: the repository's root, or another to compare with
 * @returns the first failing exit code, or 0
 */
export async function generate(target: string): Promise<number> {
  const at = (file: (typeof GENERATED)[number]) => join(target, file)
  for (const file of GENERATED) await mkdir(dirname(at(file)), { recursive: true })
  const steps = [
    {
      cwd: 'openapi',
      command: 'node_modules/.bin/redocly',
      args: ['bundle', 'openapi.yaml', '--output', at(BUNDLE)],
    },
    {
      cwd: 'packages/api-client',
      command: 'node_modules/.bin/openapi-typescript',
      args: [at(BUNDLE), '--output', at(CLIENT_TYPES)],
    },
    {
      cwd: 'apps/server',
      command: 'node',
      args: ['src/security/generateNeeds.ts', at(BUNDLE), at(NEEDS)],
    },
    { cwd: 'apps/server', command: 'node', args: ['src/db/generateSchema.ts', at(TABLES)] },
    { cwd: 'tools', command: 'node', args: ['src/docs/writeCalls.ts', at(BUNDLE), at(CALLS)] },
  ]
  for (const { command, args, cwd } of steps) {
    const code = await run(command, args, { cwd })
    if (code !== 0) return code
  }
  return 0
}
