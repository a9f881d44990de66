import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { run, runCollecting } from '../run.ts'
import { publishedPackages, tarballOf } from './packages.ts'

type Published = (typeof publishedPackages)[number]

/**
 * What keeps the library from being published.
 *
 * @param env of the process
 * @returns null where nothing does
 */
export async function whyNotPublishable(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (!env['NPM_TOKEN']) return 'Publishing takes a token of the registry: NPM_TOKEN=… npm run …'
  for (const name of publishedPackages) {
    const { repository } = await readPackage(name)
    if (repository !== undefined) continue
    return (
      `packages/${name} does not say where its code lies, which the proof of its origin needs:` +
      ' npm run release:library -- --repository <address>'
    )
  }
  return null
}

/**
 * Hands a packed package to the registry; a version that is there already stays, so that a release that broke off can be
 * repeated.
 *
 * @throws Error when the registry refuses it
 */
export async function publish(name: Published): Promise<void> {
  const { name: published, version } = await readPackage(name)
  const found = await runCollecting('npm', ['view', `${published}@${version}`, 'version'])
  if (found.code === 0 && found.output.includes(version)) {
    console.log(`${published}@${version} is published already.`)
    return
  }
  const registry = (await runCollecting('npm', ['config', 'get', 'registry'])).output.trim()
  const folder = await mkdtemp(join(tmpdir(), 'parket-publish-'))
  try {
    const userconfig = join(folder, 'npmrc')
    // npm fills in the token itself: it is in no file and in no list of processes.
    const place = registry.replace(/^https?:/, '')
    // oxlint-disable-next-line no-template-curly-in-string
    await writeFile(userconfig, place + ':_authToken=${NPM_TOKEN}\n')
    const args = ['publish', tarballOf(name), '--userconfig', userconfig, '--registry', registry]
    if ((await run('npm', args)) !== 0) throw new Error(`${published} was not published.`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readPackage(
  name: Published,
): Promise<{ name: string; version: string; repository?: unknown }> {
  const path = join(root, 'packages', name, 'package.json')
  return JSON.parse(await readFile(path, 'utf8')) as { name: string; version: string }
}
