import type { Browser, Page, Route } from 'playwright'
import { serveFolder, type FolderServer } from '../serveFolder.ts'
import { defineWishes, type StoryWishes } from './storyWishes.ts'

/** How a story is looked at. */
export interface View {
  theme: string
  /** Px. */
  width: number
}

const sizeOf = (width: number) => ({ width, height: width < 768 ? 812 : 800 })
/** PNG; `unwanted` where the story says that its picture proves nothing. */
export type Shot = Buffer | 'failed' | 'unwanted'

const PATIENCE = 20_000

/** Takes pictures of the stories of one build, one page for all of them. */
export class Photographer {
  readonly #browser: Browser
  readonly #server: FolderServer
  #page: Page | null = null

  private constructor(browser: Browser, server: FolderServer) {
    this.#browser = browser
    this.#server = server
  }

  static async of(browser: Browser, folder: string): Promise<Photographer> {
    return new Photographer(browser, await serveFolder(folder))
  }

  async #open({ theme, width }: View, id: string): Promise<Page> {
    await this.#closePage()
    const context = await this.#browser.newContext({
      viewport: sizeOf(width),
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const globals = `theme:${theme};a11y.manual:!true`
    const query = new URLSearchParams({ id, viewMode: 'story', globals })
    await page.addInitScript(watchStories + defineWishes)
    await page.route('**/*.css', showFonts)
    await page.goto(`${this.#server.url}iframe.html?${query.toString()}`)
    await page.waitForFunction('rendered !== undefined')
    // Whether a script's focus shows its ring hangs on what was used last: from here on, the keyboard.
    await page.keyboard.press('ScrollLock')
    this.#page = page
    return page
  }

  /**
   * The story as it looks once it has been played through, in the page of the one before or a fresh one.
   * `failed` is one that does not come to its end.
   */
  async shoot(id: string, view: View, isFresh: boolean): Promise<Shot> {
    try {
      const page = isFresh || !this.#page ? await this.#open(view, id) : this.#page
      const { width = view.width, isUnwanted } = await page.evaluate<StoryWishes>(
        `wishesOf(${JSON.stringify(id)})`,
      )
      if (isUnwanted) return 'unwanted'
      if (page.viewportSize()?.width !== width) await page.setViewportSize(sizeOf(width))
      await page.evaluate(`show(${JSON.stringify(id)})`)
      const isRendered = await page.evaluate<boolean>('rendered.isFine')
      if (!isRendered) return 'failed'
      return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    } catch {
      // A page that hangs is given up; the next story gets a new one.
      await this.#closePage()
      return 'failed'
    }
  }

  /** What is still on its way to the page counts for nothing. */
  async #closePage(): Promise<void> {
    await this.#page?.unrouteAll({ behavior: 'ignoreErrors' })
    await this.#page?.context().close()
    this.#page = null
  }

  async close(): Promise<void> {
    await this.#closePage()
    this.#server.close()
  }
}

/** Whether a font comes in time is chance; here it always does. */
async function showFonts(route: Route): Promise<void> {
  // A connection kept alive may end just as it is used again.
  const response = await route.fetch({ maxRetries: 3 })
  const css = await response.text()
  await route.fulfill({
    response,
    body: css.replaceAll('font-display:optional', 'font-display:block'),
  })
}

/**
 * Runs in the page: `show(id)` changes to a story and waits until it is rendered, played and
 * still.
 */
const watchStories = `
globalThis.rendered = undefined
let shown
// A play that fails is for the tests to tell: here its story is looked at as it stands.
const ends = { storyRendered: true, playFunctionThrewException: true,
  storyThrewException: false, storyErrored: false, storyMissing: false }
addEventListener('load', () => {
  const wait = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return
    clearInterval(wait)
    for (const [name, isFine] of Object.entries(ends)) {
      channel.on(name, () => { globalThis.rendered = { isFine } })
    }
  }, 5)
})
globalThis.show = async (storyId) => {
  const isThere = new URLSearchParams(location.search).get('id') === storyId && !shown
  shown = storyId
  globalThis.rendered = undefined
  scrollTo(0, 0)
  document.activeElement?.blur?.()
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  if (isThere) channel.emit('forceRemount', { storyId })
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  await new Promise((resolve, reject) => {
    const started = performance.now()
    const wait = setInterval(() => {
      if (!rendered && performance.now() - started < ${PATIENCE}) return
      clearInterval(wait)
      rendered ? resolve() : reject(new Error('The story does not end: ' + storyId))
    }, 10)
  })
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  // Where a play has scrolled the page hangs on what was laid out by then; a dialog stands in what is seen.
  scrollTo({ top: 0, behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}`
