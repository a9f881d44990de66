import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { NARROWEST, pageFaults, type ShownPage } from './shownPage.ts'
import { failedStories, openEntry, watchPage } from './watchPage.ts'

/** A page of docs in the workshop's index. */
export interface DocsEntry {
  id: string
  /** «Компоненты/Данные/DataTable: таблица». */
  title: string
}

interface Walk {
  /** Where the built workshop is served, with a slash at the end. */
  url: string
  /** The pages to open. */
  docs: readonly DocsEntry[]
  /** The ids of all entries that the workshop has. */
  pages: ReadonlySet<string>
}

/** More than there are cores: a page mostly waits until it is quiet. */
const AT_ONCE = 4
const DESKTOP = { width: 1280, height: 800 }
/** A page that has not changed for so long has come to rest, ms. */
const QUIET = 200
/** What counts or moves never does, ms. */
const LONGEST_WAIT = 5000

/** What a page shows as an example: the tests of stories look at that, and a bad example is bad on purpose. */
const examples = ['.sbdocs-preview', '.guide-look']
/** Storybook's own: what makes a value of a prop. */
const CONTROLS = '.docblock-argstable-body td:nth-child(4)'

/**
 * The head of the table of props has its Russian words from the style sheet: they are read out, but axe does not see
 * them.
 */
const NOT_SEEN = ['empty-table-header']

const HEADING = '#storybook-docs h1'

/** Runs in the page: resolves when nothing has been added for a while. */
const rest = `new Promise((resolve) => {
  let timer = setTimeout(resolve, ${QUIET})
  setTimeout(resolve, ${LONGEST_WAIT})
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, ${QUIET})
  }).observe(document.body, { childList: true, subtree: true })
})`

/** Runs in the page: the part of `ShownPage` that any width shows. */
const readPage = `(() => {
  const docs = document.querySelector('#storybook-docs') ?? document.body
  const isOwn = (element) => !element.closest('${examples.join()}')
  const own = (selector) => [...docs.querySelectorAll(selector)].filter(isOwn)
  const heading = own('h1')[0]?.innerText.trim() ?? ''
  return {
    heading,
    length: docs.innerText.trim().length - heading.length,
    links: own('a[href]').map((link) => link.getAttribute('href')),
    anchors: [...docs.querySelectorAll('[id]')].map(({ id }) => id),
  }
})()`

/** Runs in the page: the part that a narrow window shows. */
const readWidth = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement
  // A long word leaves its box without making it wider.
  const isWide = (element) =>
    element.getBoundingClientRect().left + Math.max(element.offsetWidth, element.scrollWidth) > clientWidth + 1
  const nameOf = ({ localName, className }) => [localName, ...String(className).split(' ')].filter(Boolean).join('.')
  const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')].filter(isWide).slice(0, 8).map(nameOf) : []
  return { width: scrollWidth, wide }
})()`

/**
 * Opens pages of docs one by one and says what is wrong with them: errors, failed loads, links that lead nowhere, an
 * empty page, one that scrolls sideways on a phone, and what axe finds in its own words and tables.
 *
 * @returns the faults of each page that has some
 */
export async function walkDocs(
  browser: Browser,
  { url, docs, pages }: Walk,
): Promise<{ title: string; faults: string[] }[]> {
  const left = [...docs]
  const found: { title: string; faults: string[] }[] = []
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  })
  async function walk() {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const { title } = entry
      const page = await context.newPage()
      const faults = await faultsOf(page, url, entry, pages).catch((error: Error) => [
        error.message,
      ])
      await page.close()
      if (faults.length > 0) found.push({ title, faults })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  await context.close()
  return found
}

async function faultsOf(
  page: Page,
  url: string,
  { id }: DocsEntry,
  pages: ReadonlySet<string>,
): Promise<string[]> {
  const faults = await watchPage(page)
  await openEntry(page, url, { id, viewMode: 'docs' })
  await page.waitForLoadState('networkidle')
  // Without one it is told below.
  await page.waitForSelector(HEADING, { timeout: LONGEST_WAIT }).catch(() => null)
  await page.evaluate(rest)
  const shown = await page.evaluate<Omit<ShownPage, 'width' | 'wide'>>(readPage)
  const sounds = await axeFaults(page)
  await page.setViewportSize({ ...DESKTOP, width: NARROWEST })
  await page.evaluate(rest)
  const narrow = await page.evaluate<Pick<ShownPage, 'width' | 'wide'>>(readWidth)
  return [
    ...faults,
    ...(await failedStories(page)),
    ...pageFaults({ ...shown, ...narrow }, pages),
    ...sounds,
  ]
}

async function axeFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(NOT_SEEN)
  for (const example of [...examples, CONTROLS]) axe.exclude(example)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, why = ''] = failureSummary.split('\n')
      return `axe, ${id}: ${target.join(' ')} ${why.trim()}`
    }),
  )
}
