import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'

/** Modules of a site as they were written for the first release. */
const oldSite = join(root, 'tools', 'fixtures', 'site-0.1.0')

/**
 * Brings a site of 0.1.0 to this release by the packed `npx @parket/ui migrate`, and checks its types.
 *
 * @returns how many modules it has
 * @throws Error when a type does not hold then
 */
export async function checkMigration(): Promise<number> {
  return withConsumer(
    'linked',
    async (folder) => {
      const target = join(folder, 'src', 'old')
      await cp(oldSite, target, { recursive: true })
      const script = join(folder, 'node_modules', '@parket', 'ui', 'bin', 'parket-ui.js')
      await runProgram(folder, script, ['migrate', target])
      await runProgram(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
      return (await readdir(target)).length
    },
    'starter',
  )
}
