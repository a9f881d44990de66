import { deepEqual } from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '../paths.ts'
import { folderCycles } from './folderCycles.ts'
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
  void test(`no folders of ${folder} import each other in a circle`, async () => {
    deepEqual(folderCycles(await importsWithin(join(root, folder))), [])
  })
}

/** Writes files into a new folder. */
async function cyclesOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-structure-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return folderCycles(await importsWithin(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}

void test('a planted circle is found: by a type, by an export, by a late import', async () => {
  deepEqual(
    await cyclesOf({
      'event/title.ts': "import type { Money } from '../money/money.ts'\nexport type Title = Money",
      'event/dates.ts': 'export const dates = 1',
      'money/money.ts': 'export type Money = number',
      'money/price.ts': "export { price } from '../contest/price.ts'",
      'contest/price.ts':
        "export const price = 1\nexport const later = () => import('../event/dates.ts')",
    }),
    [
      'contest → event, 1×: contest/price.ts → event/dates.ts',
      'event → money, 1×: event/title.ts → money/money.ts',
      'money → contest, 1×: money/price.ts → contest/price.ts',
    ],
  )
})

void test('a planted circle within `modules` is found, and one with a file beside the folders', async () => {
  deepEqual(
    await cyclesOf({
      'modules/judges/routes.ts': "import '../teams/queries.ts'",
      'modules/teams/queries.ts': "import '../judges/routes.ts'",
      'app.ts': "import './http/errors.ts'",
      'http/errors.ts': "import '../app.ts'",
    }),
    [
      'app.ts → http, 1×: app.ts → http/errors.ts',
      'http → app.ts, 1×: http/errors.ts → app.ts',
      'modules/judges → modules/teams, 1×: modules/judges/routes.ts → modules/teams/queries.ts',
      'modules/teams → modules/judges, 1×: modules/teams/queries.ts → modules/judges/routes.ts',
    ],
  )
})

void test('a planted circle between subjects of the office is found', async () => {
  deepEqual(
    await cyclesOf({
      'pages/office/desk/DeskPage.tsx': "import '../payments/usePayment.ts'",
      'pages/office/payments/usePayment.ts': "import '../desk/DeskPage.tsx'",
      'pages/office/payments/PaymentListPage.tsx': "import '../parts/useEventTabs.ts'",
      'pages/office/parts/useEventTabs.ts': '',
    }),
    [
      'pages/office/desk → pages/office/payments, 1×: pages/office/desk/DeskPage.tsx → pages/office/payments/usePayment.ts',
      'pages/office/payments → pages/office/desk, 1×: pages/office/payments/usePayment.ts → pages/office/desk/DeskPage.tsx',
    ],
  )
})

void test('imports one way, and those of tests, make no circle', async () => {
  deepEqual(
    await cyclesOf({
      'event/title.ts': "import '../money/money.ts'",
      'event/dates.ts': '',
      'money/money.ts': '',
      'money/money.test.ts': "import '../event/title.ts'",
      'money/testing/cases.ts': "import '../../event/dates.ts'",
    }),
    [],
  )
})
