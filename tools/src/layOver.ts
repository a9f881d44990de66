import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** How many builds keep their files: a server runs with those of the build it was started from. */
const KEPT_BUILDS = 5

/**
 * Puts a finished build over the one in place, file by file, so that nothing is ever half there. Files
 * that the last builds made and this one did not stay: a running server serves them, and pages that
 * are open ask for them. Names hold a hash of the content, so builds do not get in each other's way.
 *
 * @param built folder of the new build; it is gone afterwards
 * @param target folder of the builds; `builds.json` in it says which made what
 */
export async function layOver(built: string, target: string): Promise<void> {
  const record = join(target, 'builds.json')
  const made = await filesBelow(built)
  for (const file of made) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await rename(join(built, file), join(target, file))
  }
  await rm(built, { recursive: true })

  const builds = [made, ...(await readBuilds(record))].slice(0, KEPT_BUILDS)
  const kept = new Set(['builds.json', ...builds.flat()])
  for (const file of await filesBelow(target)) {
    if (!kept.has(file)) await rm(join(target, file))
  }
  await writeFile(record, JSON.stringify(builds))
}

async function readBuilds(record: string): Promise<string[][]> {
  const text = await readFile(record, 'utf8').catch(() => '[]')
  return JSON.parse(text) as string[][]
}

/** The files below a folder, as paths from it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
