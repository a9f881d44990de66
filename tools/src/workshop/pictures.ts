import type { Browser } from 'playwright'
import { readStories } from '../visual/stories.ts'

/** What a story says of itself to Chromatic: its parameter `chromatic`. */
export interface ChromaticWishes {
  disableSnapshot?: boolean
  modes?: Record<string, { disable?: boolean }>
}

/** What the service may be sent with each change, pictures. */
export const MOST_PICTURES = 2500

/** How many pictures Chromatic takes of these stories in each mode. */
export function picturesByMode(stories: readonly ChromaticWishes[]): Map<string, number> {
  const counts = new Map<string, number>()
  const wanted = stories.filter(({ disableSnapshot }) => !disableSnapshot)
  for (const { modes = {} } of wanted) {
    for (const [mode, { disable }] of Object.entries(modes)) {
      if (!disable) counts.set(mode, (counts.get(mode) ?? 0) + 1)
    }
  }
  return counts
}

/**
 * Asks every story of the built workshop, as Chromatic does.
 *
 * @param folder of the built workshop
 * @param url where it is served, with a slash at the end
 */
export async function readChromaticWishes(
  browser: Browser,
  folder: string,
  url: string,
): Promise<ChromaticWishes[]> {
  const page = await browser.newPage()
  await page.goto(`${url}iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
  const wishes: ChromaticWishes[] = []
  for (const { id } of await readStories(folder, '')) {
    wishes.push(await page.evaluate<ChromaticWishes>(wishesOf(id)))
  }
  await page.close()
  return wishes
}

const wishesOf = (id: string) => `__STORYBOOK_PREVIEW__.storyStoreValue
  .loadStory({ storyId: ${JSON.stringify(id)} }).then(({ parameters }) => parameters.chromatic ?? {})`
