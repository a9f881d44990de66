import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { S3Settings } from './s3Storage.ts'

/** In the folder of files: which store it is. Its name is no key of an object. */
const NAME_FILE = '.store'

/**
 * Names the store that files are in: the same name, the same store. A folder that several machines share has one; two
 * folders have two, whatever they are called.
 */
export async function storeName({
  dataDir,
  s3,
}: {
  dataDir: string
  s3: S3Settings | null
}): Promise<string> {
  if (s3 !== null) return `${s3.endpoint}/${s3.bucket}`
  const path = join(dataDir, 'files', NAME_FILE)
  const id = randomUUID()
  const own = `${path}.${id}`
  await writeFile(own, id, { mode: 0o600, flush: true })
  // Whoever comes first names it, whole.
  await link(own, path).catch(async (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    // Not every disk has links.
    if (!existsSync(path)) await rename(own, path)
  })
  await rm(own, { force: true })
  return `folder ${await readFile(path, 'utf8')}`
}
