/**
 * `node tools/src/workshop/walkDocs.ts [words]`: opens every page of docs of the built workshop, or those with the words in their
 * title, and says what is wrong with them. With `--sample`, as in a run that is not full, only some of each kind.
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { root } from '../paths.ts'
import { serveFolder } from '../serveFolder.ts'
import { lookFaults } from './pages/chosenLook.ts'
import { walkDocs, type DocsEntry } from './pages/docsWalk.ts'
import { sampleOf } from './pages/sample.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false } },
})
const [words = ''] = positionals
/** Of a fault that quotes the whole page its beginning says what it is. */
const LONGEST = 500

const folder = join(root, 'dist', 'storybook')
const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, DocsEntry & { type: 'story' | 'docs'; importPath: string }>
}
const all = Object.values(entries).filter(({ type }) => type === 'docs')
const chosen = values.sample ? sampleOf(all) : all
const docs = chosen.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))

const server = await serveFolder(folder)
const browser = await chromium.launch(await launchOptions())
const found = await walkDocs(browser, {
  url: server.url,
  docs,
  pages: new Set(Object.keys(entries)),
})
// Where there is no story, only the page itself can follow the toolbar.
const storyless = all.find(({ importPath }) => importPath.endsWith('.mdx'))
const lookFound = storyless ? await lookFaults(browser, server.url, storyless.id) : ['No page']
await browser.close()
server.close()
for (const { title, faults } of found) {
  console.error([title, ...faults.map((fault) => fault.slice(0, LONGEST))].join('\n  '))
}
for (const fault of lookFound) console.error(fault)
console.log(
  `${docs.length - found.length} of ${docs.length} pages are sound (${all.length} there are)`,
)
process.exitCode = found.length > 0 || lookFound.length > 0 || docs.length === 0 ? 1 : 0
