import type { Browser } from 'playwright'
import { openEntry, watchPage } from './watchPage.ts'

/** What a page shows of what the toolbar or the address chose. */
interface Look {
  theme: string
  density: string
  /** The role of the accent, as a colour. */
  accent: string
}

const CHOSEN = 'brand:!hex(d3ec9b);theme:dark;density:compact'

const readLook = `(() => {
  const { theme, density } = document.documentElement.dataset
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--p-accent')
  return { theme, density, accent }
})()`

/**
 * Opens a page of docs as it is, and with another team, theme and density in its address, as a link of the palette has
 * them: where there is no story, nothing but the page itself can follow.
 *
 * @returns what of these the page does not follow
 */
export async function lookFaults(browser: Browser, url: string, id: string): Promise<string[]> {
  const page = await browser.newPage()
  await watchPage(page)
  const looks: Look[] = []
  for (const globals of ['', CHOSEN]) {
    await openEntry(page, url, { id, viewMode: 'docs' }, globals)
    await page.waitForSelector('main')
    looks.push(await page.evaluate<Look>(readLook))
  }
  await page.close()
  const [usual, chosen] = looks
  return (['theme', 'density', 'accent'] as const)
    .filter((part) => usual?.[part] === chosen?.[part])
    .map((part) => `The address chooses another ${part}, the page does not`)
}
