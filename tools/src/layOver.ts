import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How many builds keep their files: a server runs with those of the build it was started from. */
const KEPT_BUILDS = 5

/** Where the bundler puts the files whose names hold a hash of the content. */
const HASHED = /(?:^|\/)assets\//

/**
 * Puts a finished build over the one in place, file by file, each of them whole. Those whose names hold
 * a hash of their content come first and get in no other build's way; those that name them (the
 * manifest, the server's entry) come last, so that whoever starts meanwhile finds what they name. Files
 * that the last builds made and this one did not stay: a running server serves them, and pages that are
 * open ask for them.
 *
 * @param built folder of the new build; it is gone afterwards
 * @param target folder of the builds; `builds.json` in it says which made what
 */
export async function layOver(built: string, target: string): Promise<void> {
  const record = join(target, 'builds.json')
  const made = await filesBelow(built)
  for (const file of hashedFirst(made)) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await rename(join(built, file), join(target, file))
  }
  await rm(built, { recursive: true })

  const builds = [made, ...(await readBuilds(record))].slice(0, KEPT_BUILDS)
  const kept = new Set(['builds.json', ...builds.flat()])
  for (const file of await filesBelow(target)) {
    if (!kept.has(file)) await rm(join(target, file))
  }
  await writeFile(`${record}.next`, JSON.stringify(builds))
  await rename(`${record}.next`, record)
}

/** Files as paths from the folder of a build, in the order in which they are put in place. */
export function hashedFirst(files: string[]): string[] {
  return [
    ...files.filter((file) => HASHED.test(file)),
    ...files.filter((file) => !HASHED.test(file)),
  ]
}

/** A record that cannot be read counts as none: the files of the builds before go then. */
async function readBuilds(record: string): Promise<string[][]> {
  try {
    const builds: unknown = JSON.parse(await readFile(record, 'utf8'))
    return Array.isArray(builds) ? (builds as string[][]) : []
  } catch {
    return []
  }
}

/** The files below a folder, as paths from it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
