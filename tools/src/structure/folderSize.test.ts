import { deepEqual } from 'node:assert/strict'
import { join, posix } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { productFiles } from './imports.ts'

/** How many files of product code one folder may hold: more than that nobody takes in at a glance. */
const MOST = 40

const folders = [
  'packages/domain/src',
  'packages/api-client/src',
  'packages/ui/src',
  'packages/react/src',
  'apps/server/src',
  'apps/site/src',
  'tools/src',
]

/** Files that stand side by side without a subject of their own: one a glyph. */
const ALIKE = new Set(['icons'])

/** Folders that hold too many files, as `folder: count`. */
function overfull(files: readonly string[]): string[] {
  return [...Map.groupBy(files, (file) => posix.dirname(file))]
    .filter(([folder, its]) => its.length > MOST && !ALIKE.has(folder))
    .map(([folder, its]) => `${folder}: ${its.length}`)
}

for (const folder of folders) {
  void test(`no folder of ${folder} holds more than ${MOST} files of product code`, async () => {
    deepEqual(overfull(await productFiles(join(root, folder))), [])
  })
}

void test('a planted folder of too many files is found, icons are not', () => {
  const filled = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/file${at}.ts`)
  deepEqual(
    overfull([
      ...filled('pages/office', MOST),
      ...filled('pages/office/desk', MOST + 1),
      ...filled('icons', MOST + 1),
    ]),
    [`pages/office/desk: ${MOST + 1}`],
  )
})
