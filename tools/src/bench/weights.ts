import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../paths.ts'

/** What each page of the built site weighs, as rows for a table: kB (1000 bytes) after gzip. */
export async function measureWeights(): Promise<object[]> {
  const script = join(root, 'apps/site/bench/weights.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  return JSON.parse(stdout) as object[]
}
