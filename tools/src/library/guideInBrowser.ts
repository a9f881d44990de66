import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page, type Route } from 'playwright'
import { build, type Rolldown } from 'vite'
import { launchOptions } from '../chromium.ts'
import { fakeAnswers } from './fakeApi.ts'
import { componentsOf, givenProps, type GuideModule } from './guideParts.ts'

/** Nobody is asked at this address: everything is answered here. */
const site = 'https://guide.test'

/** Longer than any block takes on a busy machine. */
const TIMEOUT_MS = 20_000

const brand = { name: 'Студия «Весна»', email: 'studio@example.test', accent: '#0f6e84' }

/** Runs the block that the address names, and renders what it exports inside a `ParketProvider` unless it has its own. */
const script = (modules: readonly GuideModule[]) => `${componentsOf}
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { ParketProvider } from '@parket/react/ParketProvider'
const blocks = {
${modules.map(({ name, file }) => `  '${name}': () => import('${file}'),`).join('\n')}
}
const block = new URLSearchParams(location.search).get('block')
const components = componentsOf(await blocks[block]())
const shown = components.map((component) => createElement(component, { key: component.name, ...${JSON.stringify(givenProps)} }))
const isWhole = ${JSON.stringify(modules.filter(hasProvider).map(({ name }) => name))}.includes(block)
for (const element of shown) {
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(isWhole ? element : createElement(ParketProvider, { brand: ${JSON.stringify(brand)} }, element))
}
document.documentElement.dataset.shown = shown.length
`

const document =
  '<!doctype html><html lang="ru"><title>Guide</title><link rel="icon" href="data:,"><body><div id="root"></div>' +
  '<script type="module" src="/run.js"></script></body></html>'

/**
 * Runs blocks of the guide in a browser, each on a page of its own, where an API of one event answers.
 *
 * @throws Error when one throws, shows nothing or lets the console tell of an error
 */
export async function runInBrowser(folder: string, modules: readonly GuideModule[]): Promise<void> {
  const files = await bundle(folder, modules)
  const browser = await chromium.launch(await launchOptions())
  try {
    const context = await browser.newContext({ locale: 'ru-RU' })
    await context.route('**/*', (route) => answer(route, files))
    await Promise.all(modules.map((module) => run(context, module)))
  } finally {
    await browser.close()
  }
}

async function bundle(
  folder: string,
  modules: readonly GuideModule[],
): Promise<Map<string, string | Uint8Array>> {
  const entry = join(folder, 'src', 'guide', 'run.js')
  await writeFile(entry, script(modules))
  const { output } = (await build({
    root: folder,
    logLevel: 'error',
    // React that says what is wrong; what is linked from the repository would bring its own.
    resolve: { conditions: ['module', 'browser', 'development'], dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'run.js' } },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((item) => [`/${item.fileName}`, item.type === 'chunk' ? item.code : item.source]),
  )
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

async function answer(
  route: Route,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const { pathname, origin } = new URL(route.request().url())
  const data = fakeAnswers[pathname]
  if (origin !== site) return route.abort()
  if (data !== undefined) return route.fulfill({ json: data })
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: document })
  if (pathname === '/sanctum/csrf-cookie') return route.fulfill({ status: 204 })
  const file = files.get(pathname)
  if (file === undefined) return route.fulfill({ status: 404 })
  const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain'
  return route.fulfill({ contentType, body: typeof file === 'string' ? file : Buffer.from(file) })
}

async function run(context: BrowserContext, { name, code }: GuideModule): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  try {
    await page.goto(`${site}/?block=${name}`)
    const shown = await Promise.race([shownComponents(page), failed(page)])
    if (shown > 0 || code.includes('createRoot(')) await waitForText(page, shown)
  } catch (error) {
    errors.unshift(String(error))
  }
  if (errors.length > 0) throw new Error(`Block ${name} of the guide: ${errors.join('\n')}`)
}

/** How many components a block has, once it has run. */
async function shownComponents(page: Page): Promise<number> {
  const html = page.locator('html[data-shown]')
  await html.waitFor({ state: 'attached' })
  return Number(await html.getAttribute('data-shown'))
}

async function failed(page: Page): Promise<never> {
  throw await page.waitForEvent('pageerror', { timeout: TIMEOUT_MS * 2 })
}

/** Each of the components says something, or the root that a block fills itself. */
async function waitForText(page: Page, components: number): Promise<void> {
  const roots = components > 0 ? 'body > div:not(#root)' : '#root'
  const areFilled = page.waitForFunction(
    (selector) =>
      [...globalThis.document.querySelectorAll(selector)].every(
        ({ textContent }) => textContent.trim() !== '',
      ),
    roots,
  )
  await areFilled.catch((error: unknown) => {
    throw new Error('It shows nothing.', { cause: error })
  })
}

function hasProvider({ code }: GuideModule): boolean {
  return code.includes('<ParketProvider')
}
