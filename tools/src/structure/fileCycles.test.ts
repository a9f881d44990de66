import { deepEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { fileCycles } from './fileCycles.ts'
import { importsWithin } from './imports.ts'

const folders = [
  'packages/domain/src',
  'packages/api-client/src',
  'packages/ui/src',
  'packages/react/src',
  'apps/server/src',
  'apps/site/src',
  'tools/src',
]

for (const folder of folders) {
  void test(`no files of ${folder} import each other in a circle, not even types`, async () => {
    deepEqual(fileCycles(await importsWithin(join(root, folder))), [])
  })
}

void test('a planted circle is found once, a file that imports it is no part of it', () => {
  deepEqual(
    fileCycles([
      { from: 'page.ts', to: 'screen.ts' },
      { from: 'screen.ts', to: 'row.ts' },
      { from: 'row.ts', to: 'cell.ts' },
      { from: 'cell.ts', to: 'screen.ts' },
      { from: 'cell.ts', to: 'data.ts' },
    ]),
    ['cell.ts, row.ts, screen.ts'],
  )
})
