import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { publishedPackages, readManifest } from './packages.ts'

/** Sites that name a version of the library: examples and what a new site is made of. */
const sites = ['examples/*/package.json', 'packages/create-parket-site/template/*/package.json']

/** Lets examples and the starter ask for the version that the library has now. */
export async function followVersion(): Promise<void> {
  const { version } = await readManifest('ui')
  for await (const file of glob(sites, { cwd: root })) {
    await rewrite(file, (text) => withVersion(text, version))
  }
}

/** A `package.json` whose packages of the library have this version; `^` stays where it is. */
export function withVersion(manifest: string, version: string): string {
  return manifest.replaceAll(
    /("@parket\/[\w-]+": "\^?)\d+\.\d+\.\d+(")/g,
    (_, before: string, after: string) => before + version + after,
  )
}

/**
 * Writes into the packages where their code lies: a registry shows it, and proves of a package that it was built there.
 *
 * @param address of the repository: `https://host/owner/name`
 * @throws TypeError when it is none
 */
export async function nameRepository(address: string): Promise<void> {
  const { href } = new URL(address)
  const home = href.replace(/(\.git)?\/?$/, '')
  for (const name of publishedPackages) {
    await rewrite(`packages/${name}/package.json`, (text) => {
      const { license, ...rest } = JSON.parse(text) as { license: string }
      const repository = { type: 'git', url: `git+${home}.git`, directory: `packages/${name}` }
      const own = { homepage: `${home}#readme`, bugs: `${home}/issues`, license, repository }
      // What stood there already gets the new address.
      return `${JSON.stringify({ ...rest, ...own }, null, 2)}\n`
    })
  }
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const path = join(root, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}
