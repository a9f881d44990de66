import { run } from './run.ts'

/** Files that are made from the contract and checked in. */
export const BUNDLE = 'openapi/bundled.json'
export const SCHEMA = 'packages/api-client/src/generated/schema.d.ts'

/**
 * Makes the bundle and the client's types from the contract. The order matters: the types come from
 * the bundle.
 * @param bundle,schema where to write, absolute
 * @returns the first failing exit code, or 0
 */
export async function generate(bundle: string, schema: string): Promise<number> {
  const bundled = await run(
    'node_modules/.bin/redocly',
    ['bundle', 'openapi.yaml', '--output', bundle],
    { cwd: 'openapi' },
  )
  if (bundled !== 0) return bundled
  return run('node_modules/.bin/openapi-typescript', [bundle, '--output', schema], {
    cwd: 'packages/api-client',
  })
}
