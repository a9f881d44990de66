import { palettesOf } from '@parket/domain/brand/palette'
import type { Browser } from 'playwright'
import { openEntry, watchPage } from './watchPage.ts'

/** What a page shows of what the toolbar or the address chose. */
interface Look {
  theme: string
  density: string
  /** The role of the accent, as a colour. */
  accent: string
}

const ACCENT = '#d3ec9b'
const CHOSEN = `brand:!hex(${ACCENT.slice(1)});theme:dark;density:compact`
const chosen: Look = {
  theme: 'dark',
  density: 'compact',
  accent: palettesOf({ accent: ACCENT }).dark.accent,
}

const readLook = `(() => {
  const { theme, density } = document.documentElement.dataset
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--p-accent').trim()
  return { theme, density, accent }
})()`

/**
 * Opens a page of docs with another team, theme and density in its address, as a link of the palette has them: where there
 * is no story, nothing but the page itself can follow.
 *
 * @returns what of these the page does not follow, and what went wrong beside
 */
export async function lookFaults(browser: Browser, url: string, id: string): Promise<string[]> {
  const page = await browser.newPage()
  const faults = await watchPage(page)
  await openEntry(page, url, { id, viewMode: 'docs' }, CHOSEN)
  await page.waitForSelector('main')
  const shown = await page.evaluate<Look>(readLook)
  await page.close()
  const missed = (['theme', 'density', 'accent'] as const)
    .filter((part) => shown[part] !== chosen[part])
    .map((part) => `The address chooses another ${part}, the page does not`)
  return [...faults, ...missed]
}
