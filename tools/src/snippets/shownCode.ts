import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { root } from '../paths.ts'
import { hasCode } from './codedStories.ts'
import { publicModules } from './publicModules.ts'
import { snippetsOf } from './snippet.ts'

interface CodeEntry {
  id: string
  title: string
  type: 'story' | 'docs'
  /** From `.storybook`. */
  importPath: string
  exportName?: string
}

/** Docs that are opened and read: with an example, with a helper, with fixtures, with a dialog, of a layout. */
const openedDocs = ['Button: кнопка', 'Tabs: вкладки', 'DataTable', 'Dialog: ', 'Header: шапка']

/**
 * Compares what the built workshop shows as code with what was checked: the code of every story of a component or a
 * layout, and what a reader sees after «Show code» in a few docs.
 *
 * @param folder of the built workshop
 * @param url where it is served, with a slash at the end
 * @returns what differs, and how many stories were compared
 */
export async function compareShownCode(
  browser: Browser,
  folder: string,
  url: string,
): Promise<{ faults: string[]; count: number }> {
  const entries = await readEntries(folder)
  const codes = await codesOf(entries)
  const page = await browser.newPage({ locale: 'ru-RU' })
  await page.goto(`${url}iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
  const faults: string[] = []
  for (const [id, code] of codes) {
    const shown = await page.evaluate<string | undefined>(codeIn(id))
    if (shown !== code) faults.push(`${id}: the built workshop has other code`)
  }
  await page.close()
  for (const name of openedDocs) {
    const docs = entries.find(({ type, title }) => type === 'docs' && title.includes(name))
    const seen = docs && (await readShown(browser, url, docs.id))
    const known = [...codes.values()].some((code) => lines(code) === lines(seen ?? ''))
    if (!known) faults.push(`${name}: «Show code» shows what nobody has checked: ${seen}`)
  }
  return { faults, count: codes.size }
}

async function readEntries(folder: string): Promise<CodeEntry[]> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, CodeEntry>
  }
  return Object.values(entries)
}

/** The checked code by the ids of the stories. */
async function codesOf(entries: readonly CodeEntry[]): Promise<Map<string, string>> {
  const modules = await publicModules()
  const codes = new Map<string, string>()
  const own = entries.filter(({ type, importPath }) => type === 'story' && hasCode(importPath))
  for (const [path, stories] of Map.groupBy(own, ({ importPath }) => importPath)) {
    const snippets = await snippetsOf(modules, resolve(join(root, '.storybook'), path))
    for (const { id, exportName } of stories) {
      const code = snippets.find(({ story }) => story === exportName)?.code
      if (code) codes.set(id, code)
    }
  }
  return codes
}

const codeIn = (id: string) => `__STORYBOOK_PREVIEW__.storyStoreValue
  .loadStory({ storyId: ${JSON.stringify(id)} }).then(({ parameters }) => parameters.docs.source.code)`

/** What a reader sees as the code of the first story; a layout's is open already. */
async function readShown(browser: Browser, url: string, id: string): Promise<string> {
  const page = await browser.newPage({ locale: 'ru-RU' })
  try {
    await page.goto(`${url}iframe.html?${new URLSearchParams({ id, viewMode: 'docs' }).toString()}`)
    const button = page.locator('button', { hasText: 'Show code' }).first()
    const code = page.locator('pre.prismjs').first()
    await button.or(code).waitFor()
    if (await button.isVisible()) await button.click()
    return await code.innerText()
  } finally {
    await page.close()
  }
}

/** Without what the page adds to the ends of lines. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
