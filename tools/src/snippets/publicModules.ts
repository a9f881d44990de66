import { dirname, join } from 'node:path'
import { libraryEntries } from '../library/entries.ts'
import { readManifest } from '../library/packages.ts'
import { parseFile } from '../workshop/declarations.ts'

/** Which modules of the library a stranger may import, and what others of them are called inside. */
export interface PublicModules {
  /** Files of the repository, absolute, by how they are imported: `@parket/ui/components/Button`. */
  byFile: ReadonlyMap<string, string>
  specifiers: ReadonlySet<string>
}

/** What stories use of the library, and any site has. */
const packages = ['domain', 'ui'] as const
const installed = new Set(['react', 'react-dom', 'react-dom/server', 'react-dom/client'])

/** Reads the exports of the packages that stories are written with. */
export async function publicModules(): Promise<PublicModules> {
  const found = await Promise.all(
    packages.map(async (name) => {
      const { name: published } = await readManifest(name)
      const entries = await libraryEntries(name)
      return entries.map(({ subpath, file }) => [file, join(published, subpath)] as const)
    }),
  )
  const byFile = new Map(found.flat())
  return { byFile, specifiers: new Set([...installed, ...byFile.values()]) }
}

/**
 * How a stranger imports what a file imports of another one: by that one's own address, or by its neighbour's that
 * passes it on.
 *
 * @param file the imported file, absolute
 * @returns null where only this repository can
 */
export function publicSpecifier(
  { byFile }: PublicModules,
  file: string,
  name: string,
): string | null {
  const own = byFile.get(file)
  if (own !== undefined) return own
  for (const [neighbour, specifier] of byFile) {
    if (dirname(neighbour) === dirname(file) && passesOn(neighbour, file, name)) return specifier
  }
  return null
}

function passesOn(neighbour: string, file: string, name: string): boolean {
  return parseFile(neighbour).body.some((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return false
    if (join(dirname(neighbour), statement.source.value) !== file) return false
    return statement.specifiers.some(({ exported }) => 'name' in exported && exported.name === name)
  })
}
