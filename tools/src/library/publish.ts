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
  const { version } = await readPackage('ui')
  const changed = await runCollecting('git', ['status', '--porcelain'])
  const tags = await runCollecting('git', ['tag', '--points-at', 'HEAD'])
  return whyNotFromHere(version, changed.output, tags.output)
}

/**
 * What is published can be found again: it is a commit with the version's tag, and nothing else lies in the folder.
 *
 * @param changed what `git status --porcelain` prints
 * @param tags those of this commit, a line each
 * @returns null where nothing keeps it from being published
 */
export function whyNotFromHere(version: string, changed: string, tags: string): string | null {
  if (changed.trim() !== '') return `Commit what has changed before it is published:\n${changed}`
  if (tags.split('\n').includes(`v${version}`)) return null
  return `This commit is not v${version}: git tag v${version}, and push the tag.`
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
  const registry = (await configOf('@parket:registry')) ?? (await configOf('registry')) ?? ''
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

/** A setting of npm; null where nobody set it. */
async function configOf(name: string): Promise<string | null> {
  const { output } = await runCollecting('npm', ['config', 'get', name])
  return output.trim() === 'undefined' ? null : output.trim()
}

async function readPackage(
  name: Published,
): Promise<{ name: string; version: string; repository?: unknown }> {
  const path = join(root, 'packages', name, 'package.json')
  return JSON.parse(await readFile(path, 'utf8')) as { name: string; version: string }
}
