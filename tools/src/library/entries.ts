import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder, readManifest, type LibraryPackage } from './packages.ts'

/** A module that others may import. */
export interface LibraryEntry {
  /** How it is imported: `./components/Button`. */
  subpath: string
  /** From the package's `src` or `dist`, without a suffix: `components/Button/Button`. */
  path: string
  /** The source, absolute. */
  file: string
}

/** What stands beside the code for its sake and is never published. */
const isBeside = (file: string) =>
  /\.(test|stories)\.tsx?$|(^|\/)(testing|fixtures)\b/.test(file) || file.endsWith('.d.ts')

/** Modules that the package's exports name, without what is internal. */
export async function libraryEntries(name: LibraryPackage): Promise<LibraryEntry[]> {
  const folder = packageFolder(name)
  const { exports, internalExports = [] } = await readManifest(name)
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: folder }))).toSorted()
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (target === null || internalExports.includes(subpath)) return []
    const pattern = toPattern(target)
    return files.flatMap((file) => {
      const match = pattern.exec(`./${file}`)
      if (!match || isBeside(file)) return []
      return {
        subpath: subpath.replace('*', match[1] ?? ''),
        path: file.replace(/^src\//, '').replace(/\.tsx?$/, ''),
        file: join(folder, file),
      }
    })
  })
}

/** As Node reads a target: the first star is any text, every further one the same text. */
function toPattern(target: string): RegExp {
  const [first = '', ...rest] = target.split('*').map((part) => RegExp.escape(part))
  const stars = rest.map((part, index) => (index === 0 ? '(.+)' : String.raw`\1`) + part)
  return new RegExp(`^${first}${stars.join('')}$`)
}
