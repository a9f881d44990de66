import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromium, type Browser } from 'playwright'
import { launchOptions } from '../../chromium.ts'
import { serveFolder, type FolderServer } from '../../serveFolder.ts'
import { lookFaults } from './chosenLook.ts'
import { walkDocs } from './docsWalk.ts'

/** A workshop with pages of these contents: it tells that it has drawn them as Storybook does. */
const workshop = (pages: Record<string, string>) => `<!doctype html>
<html lang="ru">
  <head><meta charset="utf-8"><title>Мастерская</title><link rel="icon" href="data:,"></head>
  <body style="margin: 0">
    <div id="storybook-docs"></div>
    <script>
      const pages = ${JSON.stringify(pages).replaceAll('<', '\\u003c')}
      const content = pages[new URLSearchParams(location.search).get('id')]
      const docs = document.querySelector('#storybook-docs')
      globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
        on: (name, told) => name === 'docsRendered' && setTimeout(() => {
          docs.append(document.createRange().createContextualFragment(content))
          told()
        }),
      }
    </script>
  </body>
</html>`

const words = '<p>Кнопка делает то, что на ней написано, и ждёт ответа.</p>'
const good = 'кнопка--docs'
const bad = 'окно--docs'
const follower = 'тема--docs'
const pages = {
  [follower]: `<main><h1>Тема</h1>${words}<style>:root { --p-accent: #f5a2b5 }</style>
    <script>Object.assign(document.documentElement.dataset, { theme: 'dark', density: 'compact' })</script></main>`,
  [good]: `<main><h1>Кнопка</h1>${words}<a href="./?path=/docs/${bad}">Окно</a></main>`,
  [bad]: `<main><h2>Окно</h2>${words}
    <a href="?path=/docs/nowhere--docs">Туда</a>
    <div class="stickers" style="width: 700px">Широко</div>
    <img src="missing.png">
    <script>console.error('Key is missing'); setTimeout(() => { throw new Error('Broken') })</script>
    <div class="guide-look"><a href="#example">Пример</a><img src="data:,"></div>
  </main>`,
}

let folder: string
let server: FolderServer
let browser: Browser

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parket-workshop-'))
  await writeFile(join(folder, 'iframe.html'), workshop(pages))
  server = await serveFolder(folder)
  browser = await chromium.launch(await launchOptions())
})
after(async () => {
  await browser.close()
  server.close()
  await rm(folder, { recursive: true })
})

void test('of two pages the one with faults is told, with each of them', async () => {
  const found = await walkDocs(browser, {
    url: server.url,
    docs: Object.keys(pages).map((id) => ({ id, title: id })),
    pages: new Set(Object.keys(pages)),
  })
  assert.deepEqual(
    found.map(({ title }) => title),
    [bad],
  )
  const told = found[0]?.faults ?? []
  const expected = [
    /^Key is missing$/,
    /^Broken$/,
    /^404 .*missing\.png$/,
    /^It has no heading$/,
    /^A link leads nowhere: \?path=\/docs\/nowhere--docs$/,
    /^At 320 px it scrolls sideways: it is 700 px wide \(.*div\.stickers\)$/,
    /^axe, image-alt: /,
  ]
  for (const fault of expected)
    assert.ok(
      told.some((one) => fault.test(one)),
      `${fault} of ${told.join('; ')}`,
    )
  assert.ok(!told.some((one) => one.includes('#example')))
})

void test('a page that does not follow what its address chooses is told', async () => {
  assert.deepEqual(
    await lookFaults(browser, server.url, good),
    ['theme', 'density', 'accent'].map(
      (part) => `The address chooses another ${part}, the page does not`,
    ),
  )
})

void test('a page that follows the theme, but not the team, is told', async () => {
  assert.deepEqual(await lookFaults(browser, server.url, follower), [
    'The address chooses another accent, the page does not',
  ])
})
