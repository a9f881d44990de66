import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'

/**
 * Writes a folder as one archive with paths from that folder, as Chromatic's own tool does before it sends it.
 *
 * @returns how many files are in it, and how many bytes it has
 * @throws Error where the archive does not hold all of them
 */
export async function zipFolder(
  folder: string,
  archive: string,
): Promise<{ files: number; bytes: number }> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = files.map((file) => [relativePath(folder, file), readFileSync(file)] as const)
  await writeFile(archive, zipSync(Object.fromEntries(contents)))
  const written = await readFile(archive)
  const held = new Set<string>()
  unzipSync(written, {
    filter: ({ name }) => {
      held.add(name)
      return false
    },
  })
  const missing = contents.filter(([path]) => !held.has(path))
  if (missing.length > 0) throw new Error(`${archive} lacks ${missing[0]?.[0]}`)
  return { files: held.size, bytes: written.length }
}

const relativePath = (folder: string, file: string) =>
  file.slice(folder.length + 1).replaceAll('\\', '/')
