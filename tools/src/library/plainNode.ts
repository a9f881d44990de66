import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { libraryEntries } from './entries.ts'
import { runProgram, withConsumer } from './consumerFolder.ts'
import { importOnServer } from './serverModules.ts'

/** An API that knows one event, and what the page has to say of it. */
const script = `
import { eventListPage } from './page.js'
const event = {
  id: 1, name: 'Весенний кубок', kind: '', city: 'Москва', place: 'Дом танца', banner_url: null,
  date_begin: '2027-02-20T09:00:00+03:00', date_end: '2027-02-21T20:00:00+03:00', time_zone: 'Europe/Moscow',
  starts_at: null, published: true, archived_at: null, cancelled_at: null, reg_from: null, reg_to: null,
  price_from: 120000, price_next: null, places_left: null, results: null,
}
const data = { items: [event], total: 1, page: 1, page_size: 24 }
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
