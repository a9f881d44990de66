import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'e2e'])

/** A hash over the names and contents of everything below these paths (from the repository's root). */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of (await filesBelow(join(root, path))).toSorted()) {
      hash.update(`${file.slice(root.length)}\0`)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const found = await Promise.all(
    entries
      .filter((entry) => !LEFT_OUT.has(entry.name))
      .map(async (entry) => {
        const below = join(path, entry.name)
        return entry.isDirectory() ? filesBelow(below) : [below]
      }),
  )
  return found.flat()
}
