import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { libraryEntries } from './entries.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { fakeAnswers } from './fakeApi.ts'
import { importOnServer } from './serverModules.ts'

/** An API that knows one event, and what the page has to say of it. */
const script = `
import { eventListPage } from './page.js'
const data = ${JSON.stringify(fakeAnswers['/api/events'])}
const api = { GET: async () => ({ data, response: new Response(null, { status: 200 }) }) }
const page = await eventListPage(api, '')
for (const words of ['Весенний кубок', '20–21', 'href="/events/1/"']) {
  if (!page.includes(words)) throw new Error('The page does not say ' + words)
}
`

/**
 * Renders the list of events and imports every public module with Node alone: nothing that reads CSS or bundles; then
 * imports them once more as server components do.
 *
 * @returns how many modules were imported
 * @throws Error when the page is not there or a module cannot be imported
 */
export async function checkPlainNode(): Promise<number> {
  const entries = (await libraryEntries('ui')).map(({ subpath }) => subpath)
  const modules = entries
    .filter((subpath) => !subpath.endsWith('.css'))
    .map((subpath) => `@parket/ui${subpath.slice(1)}`)
  const imports = modules.map((name) => `import '${name}'\n`)
  await withConsumer(
    'linked',
    async (folder) => {
      await writeFile(join(folder, 'check.js'), imports.join('') + script)
      await runProgram(folder, join(folder, 'check.js'), [])
      await importOnServer(folder, modules)
    },
    'plain-node',
  )
  return modules.length
}
