import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { launchOptions } from './chromium.ts'
import { root } from './paths.ts'
import { serveFolder } from './serveFolder.ts'
import { readStories } from './visual/stories.ts'
import type { Story } from './visual/stories.ts'
import { compareShownCode } from './snippets/shownCode.ts'
import { defineWishes } from './visual/storyWishes.ts'
import type { StoryWishes } from './visual/storyWishes.ts'
import { failedStories, openEntry, watchPage } from './workshop/pages/watchPage.ts'

const AT_ONCE = 2
/** Of a fault that quotes the whole page its beginning says what it is. */
const LONGEST = 500
const DESKTOP = { width: 1280, height: 800 }

/** What a story does that it should not, opened by itself in the built workshop; empty when all is well. */
async function faultsOf(page: Page, url: string, { id }: Story): Promise<string[]> {
  const faults = await watchPage(page)
  await openEntry(page, url, { id, viewMode: 'story' })
  return [...faults, ...(await failedStories(page))]
}

async function readWidths(browser: Browser, url: string, stories: readonly Story[]) {
  const page = await browser.newPage()
  await page.addInitScript(defineWishes)
  await page.goto(`${url}iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
  const widths = new Map<string, number>()
  for (const { id } of stories) {
    const wishes = await page.evaluate<StoryWishes>(`wishesOf(${JSON.stringify(id)})`)
    if (wishes.width) widths.set(id, wishes.width)
  }
  await page.close()
  return widths
}

const folder = join(root, 'dist', 'storybook')
const stories = await readStories(folder, process.argv[2] ?? '')
const server = await serveFolder(folder)
const browser = await chromium.launch(await launchOptions())
const widths = await readWidths(browser, server.url, stories)
const left = [...stories]
let broken = 0

async function walk() {
  for (let story = left.shift(); story; story = left.shift()) {
    const viewport = { ...DESKTOP, width: widths.get(story.id) ?? DESKTOP.width }
    const page = await browser.newPage({ viewport, locale: 'ru-RU' })
    const faults = await faultsOf(page, server.url, story).catch((error: Error) => [error.message])
    await page.close()
    if (faults.length === 0) continue
    broken += 1
    const told = faults.map((fault) => fault.slice(0, LONGEST))
    console.error([`${story.title}: ${story.name}`, ...told].join('\n  '))
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, walk))
const code = await compareShownCode(browser, folder, server.url)
await browser.close()
server.close()
console.log(
  `${stories.length - broken} of ${stories.length} stories open and play without an error`,
)
for (const fault of code.faults) console.error(fault)
console.log(`${code.count} stories have code to show, ${code.faults.length} faults in it`)
process.exitCode = broken > 0 || code.faults.length > 0 || stories.length === 0 ? 1 : 0
