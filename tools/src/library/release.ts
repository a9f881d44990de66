import { glob } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { relative } from 'node:path'
import { followVersion, nameRepository } from './manifests.ts'
import { publishedPackages, readManifest, tarballOf } from './packages.ts'
import { publish, whyNotPublishable } from './publish.ts'
import { reportSizes } from './sizes.ts'
import { weighLibrary } from './weights.ts'
import { root } from '../paths.ts'
import { run, runOrExit } from '../run.ts'

/**
 * `npm run release:library` (CONTRIBUTING.md, «The library»): folds waiting changes into a new version, then builds, packs
 * and checks it, and writes the sizes. `-- --publish` hands the checked tarballs to the registry; it takes `NPM_TOKEN`.
 * `-- --repository <address>` writes where the code lies into the packages.
 */
const { values } = parseArgs({
  options: { publish: { type: 'boolean', default: false }, repository: { type: 'string' } },
})

if (values.repository !== undefined) {
  await nameRepository(values.repository)
  console.log('The packages name their repository now: commit that.')
}

const waiting = await Array.fromAsync(glob('.changeset/*.md', { cwd: root }))
if (waiting.length > 0) {
  await runOrExit('changeset', ['version'])
  await followVersion()
  await runOrExit('oxfmt', ['packages', 'examples'])
  const { version } = await readManifest('ui')
  console.log(
    `${waiting.length} changes are folded into ${version}. Put packages/*/CHANGELOG.md into words that`,
  )
  console.log('a stranger understands, commit, and call this once more.')
  process.exit()
}

const problem = values.publish ? await whyNotPublishable(process.env) : null
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
if ((await run('node', ['tools/src/checkLibrary.ts'])) !== 0) process.exit(1)

const cuts = Object.fromEntries((await weighLibrary()).map(({ name, kB }) => [name, kB]))
const changes = await reportSizes(cuts)
for (const line of changes) console.log(line)
await runOrExit('oxfmt', ['docs/library-sizes.md', 'docs/library-sizes.json'])
console.log('The sizes of all entries: docs/library-sizes.md')

for (const name of publishedPackages) console.log(relative(root, tarballOf(name)))
if (values.publish) for (const name of publishedPackages) await publish(name)
