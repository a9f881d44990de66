import { deepEqual } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { root } from '../paths.ts'

/** A repository of two packages, with ours as the settings of knip. */
const files = {
  'package.json': '{ "name": "parket", "private": true }',
  'pnpm-workspace.yaml': 'packages: [packages/*, apps/*]',
  'packages/domain/package.json':
    '{ "name": "@parket/domain", "type": "module", "exports": { "./*": "./src/*.ts", "./testing/*": null }, "devDependencies": { "vitest": "*" } }',
  'packages/domain/src/price.ts':
    'export const price = 1\nexport const onlyTested = 2\n/** @internal */\nexport const forTests = 3',
  'packages/domain/src/price.test.ts':
    "import { forTests, onlyTested } from './price.ts'\nimport { sample } from './testing/sample.ts'\nvoid [forTests, onlyTested, sample]",
  'packages/domain/src/testing/sample.ts': 'export const sample = 4',
  'apps/server/package.json':
    '{ "name": "@parket/server", "type": "module", "scripts": { "start": "node src/main.ts" }, "dependencies": { "@parket/domain": "workspace:*" }, "devDependencies": { "vitest": "*" } }',
  'apps/server/src/main.ts': "import { price } from '@parket/domain/price'\nvoid price",
  'apps/server/src/main.test.ts': "import { left } from './left.ts'\nvoid left",
  'apps/server/src/left.ts': 'export const left = 5',
}

void test('planted code that only tests use is found by `knip --production`, what is there for tests is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parket-unused-'))
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const scope = join(folder, 'apps/server/node_modules/@parket')
    await mkdir(scope, { recursive: true })
    await symlink(join(folder, 'packages/domain'), join(scope, 'domain'), 'junction')
    await cp(join(root, 'knip.jsonc'), join(folder, 'knip.jsonc'))
    const report = await knip(folder)
    deepEqual(report.code, 1)
    deepEqual(report.found, ['apps/server/src/left.ts', 'packages/domain/src/price.ts onlyTested'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

interface Report {
  issues: { file: string; files: unknown[]; exports: { name: string }[] }[]
}

async function knip(folder: string): Promise<{ code: number; found: string[] }> {
  const args = ['--production', '--no-config-hints', '--reporter', 'json', '--directory', folder]
  const child = spawn('knip', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = text(child.stdout)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
  const { issues } = JSON.parse(await output) as Report
  const unusedFiles = issues.filter((issue) => issue.files.length > 0).map(({ file }) => file)
  const unusedExports = issues.flatMap(({ file, exports }) =>
    exports.map(({ name }) => `${file} ${name}`),
  )
  return { code, found: [...unusedFiles, ...unusedExports] }
}
