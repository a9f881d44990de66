import { deepEqual, equal, match } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { withVersion } from './manifests.ts'
import { publishedPackages, readManifest } from './packages.ts'
import { whyNotFromHere, whyNotPublishable } from './publish.ts'
import { againstLast, reportOf } from './sizes.ts'

const before = { version: '0.1.0', kB: { list: 20, Badge: 2, Table: 3 } }
const last = { version: '0.2.0', kB: { list: 19.4, Reorder: 4.1, Table: 3 } }

void test('a size says how it stands to the last release', () => {
  equal(againstLast('list', 19.4, before), '19.4 kB, 0.6 less than in 0.1.0')
  equal(againstLast('Table', 3.5, before), '3.5 kB, 0.5 more than in 0.1.0')
  equal(againstLast('Table', 3, before), '3 kB, as in 0.1.0')
  equal(againstLast('Reorder', 4.1, before), '4.1 kB')
  equal(againstLast('list', 19.4, null), '19.4 kB')
})

void test('the report tells of every entry, what is new and what is gone', () => {
  const report = reportOf(last, before)
  match(report, /\| list \| 19\.4 \| 20 \| -0\.6 \|/)
  match(report, /\| Reorder \| 4\.1 \| new \| +\|/)
  match(report, /\| Table \| 3 \| 3 \| 0 \|/)
  match(report, /Gone since 0\.1\.0: Badge\./)
})

void test('sites follow the version of the library, and nothing else of them changes', () => {
  const site = '{ "@parket/ui": "^0.1.0", "@parket/react": "0.1.0", "vite": "^0.1.0" }'
  equal(
    withVersion(site, '0.2.0'),
    '{ "@parket/ui": "^0.2.0", "@parket/react": "0.2.0", "vite": "^0.1.0" }',
  )
})

void test('all packages have one version, words for it, and what a registry shows', async () => {
  const { version } = await readManifest('ui')
  for (const name of publishedPackages) {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
      keywords: string[]
      publishConfig: { access: string; provenance: boolean }
    }
    equal(manifest.version, version)
    equal(manifest.keywords.length > 3, true)
    const { access, provenance } = manifest.publishConfig
    deepEqual({ access, provenance }, { access: 'public', provenance: true })
    match(await readFile(join(folder, 'CHANGELOG.md'), 'utf8'), new RegExp(`^## ${version}$`, 'm'))
  }
})

void test('nothing is published without a token', async () => {
  match((await whyNotPublishable({})) ?? '', /NPM_TOKEN/)
})

void test('only a commit with the tag of its version is published, with nothing beside it', () => {
  equal(whyNotFromHere('0.2.0', '', 'v0.2.0\nlibrary\n'), null)
  match(whyNotFromHere('0.2.0', '', 'v0.1.0\n') ?? '', /git tag v0\.2\.0/)
  match(whyNotFromHere('0.2.0', ' M packages/ui/package.json\n', 'v0.2.0\n') ?? '', /Commit/)
})
