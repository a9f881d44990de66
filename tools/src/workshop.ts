import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { overviewOf, pictureOf, pictureThemes, type IndexEntry } from './workshop/overview.ts'
import { launchOptions } from './chromium.ts'
import { root } from './paths.ts'
import { runOrExit } from './run.ts'
import { serveFolder } from './serveFolder.ts'

/**
 * `npm run workshop`: the workshop as a static site in dist/storybook, which any server of files can serve, with a
 * picture of each component and screen, in both themes, for its overview.
 */
const folder = join(root, 'dist', 'storybook')
const AT_ONCE = 2
const PATIENCE = 30_000
/** Screens are looked at from farther away, components as on a phone. */
const SCREEN = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 }
const COMPONENT = { viewport: { width: 440, height: 275 }, deviceScaleFactor: 1 }

await runOrExit(
  'node_modules/.bin/storybook',
  ['build', '--config-dir', '.', '--output-dir', folder, '--quiet'],
  { cwd: '.storybook' },
)
const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>
}
const waiting = overviewOf(Object.values(entries)).flatMap(({ title, cards }) =>
  cards.flatMap(({ storyId }) =>
    pictureThemes.map((theme) => ({
      storyId,
      theme,
      isComponent: title.startsWith('Компоненты'),
    })),
  ),
)
const count = waiting.length
const missed: string[] = []
for (const theme of pictureThemes) {
  await mkdir(join(folder, 'pictures', theme), { recursive: true })
}
const server = await serveFolder(folder)
const browser = await chromium.launch(await launchOptions())
await Promise.all(Array.from({ length: AT_ONCE }, () => takePictures(browser)))
await browser.close()
server.close()
console.log(`The workshop is in dist/storybook, with ${count - missed.length} pictures of ${count}`)
if (missed.length > 0) {
  console.error(`Without a picture: ${missed.join(', ')}`)
  process.exitCode = 1
}

async function takePictures(browser: Browser): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { storyId, theme, isComponent } = next
    const page = await browser.newPage({
      ...(isComponent ? COMPONENT : SCREEN),
      locale: 'ru-RU',
      reducedMotion: 'reduce',
    })
    try {
      const query = new URLSearchParams({
        id: storyId,
        viewMode: 'story',
        globals: `theme:${theme}`,
      })
      await page.goto(`${server.url}iframe.html?${query.toString()}`, { timeout: PATIENCE })
      await page.waitForSelector('#storybook-root > *', { state: 'attached', timeout: PATIENCE })
      await page.evaluate('document.fonts.ready')
      await page.screenshot({
        path: join(folder, pictureOf(storyId, theme)),
        type: 'jpeg',
        quality: 75,
        animations: 'disabled',
      })
    } catch (error) {
      missed.push(`${storyId} ${theme} (${String(error).slice(0, 80)})`)
    }
    await page.close()
  }
}
