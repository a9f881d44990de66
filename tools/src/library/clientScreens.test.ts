import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { readClientModules } from './clientModule.ts'
import { libraryEntries } from './entries.ts'
import { packageFolder } from './packages.ts'

/** Lower it when one leaves; a screen that has to come is told in its commit why a browser draws it whole. */
const CLIENT_SCREENS = 54

void test('no more public screens than recorded are for the browser as a whole', async () => {
  const clients = await readClientModules(packageFolder('ui'))
  const screens = (await libraryEntries('ui')).filter(({ path }) => path.startsWith('screens/'))
  const found = screens.filter(({ file }) => clients.has(file)).map(({ path }) => path)
  equal(found.length, CLIENT_SCREENS, `${found.length} of ${screens.length}: ${found.join('\n')}`)
})
