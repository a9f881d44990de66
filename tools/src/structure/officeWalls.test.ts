import { deepEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { importsWithin, type Import } from './imports.ts'

/**
 * Imports of the office from public screens and pages, as `from → to`: visitors would load what only staff need. The stations of
 * the staff are the office in the hall, and are loaded by nobody else.
 */
function fromOutside(imports: readonly Import[]): string[] {
  const isOffice = (file: string) => /^(screens|pages)\/office\//.test(file)
  const isOfStaff = (file: string) =>
    isOffice(file) || /^screens\/station\/(chief|sheets|staff|tally)\//.test(file)
  return imports
    .filter(({ from, to }) => isOffice(to) && !isOfStaff(from))
    .map(({ from, to }) => `${from} → ${to}`)
}

for (const folder of ['packages/ui/src', 'packages/react/src', 'apps/site/src']) {
  void test(`no public part of ${folder} imports the office`, async () => {
    deepEqual(fromOutside(await importsWithin(join(root, folder))), [])
  })
}

void test('a planted import of the office is found; the office imports what is public', () => {
  deepEqual(
    fromOutside([
      { from: 'screens/account/MyRegistrations.tsx', to: 'screens/office/parts/recordForm.ts' },
      { from: 'screens/office/desk/DeskScreen.tsx', to: 'screens/office/parts/recordForm.ts' },
      { from: 'screens/office/desk/DeskScreen.tsx', to: 'screens/parts/NoWrap.tsx' },
    ]),
    ['screens/account/MyRegistrations.tsx → screens/office/parts/recordForm.ts'],
  )
})
