import { globSync } from 'node:fs'

/** Every file of styles from the site's folder, in one order: the same for the browser's build and the server's. */
export const styleFiles = globSync(['src/**/*.css.ts', '../../packages/ui/src/**/*.css.ts'], {
  cwd: import.meta.dirname,
}).toSorted()

/** What the hashes of a file's names begin with; that of its first name ends with 0. */
const hashStarts = new Map<string, string>()

/** For which hash each name was given. */
const given = new Map<string, string>()

interface Named {
  /** From the site's folder. */
  filePath: string
  /** Tells the file and, at its end, which of the file's names it is. */
  hash: string
}

/**
 * Names a class by its file and its place there, in four or five signs. Each stands in a page's rules, in its
 * HTML and in the scripts; eight signs drawn by lot, as there were, do not compress.
 * @throws when the file is none of ours, or the name is another's already
 */
export function styleName({ filePath, hash }: Named): string {
  const index = styleFiles.indexOf(filePath)
  if (index === -1) throw new Error(`Styles of an unknown file: ${filePath}`)
  const start = hashStarts.get(filePath) ?? hash.slice(0, -1)
  hashStarts.set(filePath, start)
  // The file's part is always as long: no two files and places make the same name.
  const name = `p${index.toString(36).padStart(2, '0')}${hash.slice(start.length)}`
  const holder = given.get(name) ?? hash
  if (holder !== hash) throw new Error(`The name ${name} is taken by ${holder}, not ${hash}`)
  given.set(name, holder)
  return name
}
