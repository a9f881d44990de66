import type { Page } from 'playwright'

/** How long a story or a page of docs may take, ms. */
const PATIENCE = 30_000

/** What Storybook tells of something that it has drawn: how it ended, and in which words. */
interface Event {
  name: string
  text: string
}

const good = ['storyRendered', 'docsRendered']
const bad = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
]

/** Runs in the page: keeps what Storybook tells. The tests of the stories run without motion; here it moves. */
const keepEvents = `
globalThis.events = []
addEventListener('load', () => {
  const wait = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return
    clearInterval(wait)
    for (const name of ${JSON.stringify([...good, ...bad])})
      channel.on(name, (error) => { globalThis.events.push({ name, text: error?.message ?? '' }) })
  }, 1)
})`

/** Only `npm run workshop` takes pictures; without them a page shows none. */
const isPicture = (url: string) => new URL(url).pathname.startsWith('/pictures/')

/**
 * Listens to a page that is not yet opened.
 *
 * @returns a list to which errors of scripts, errors in the console and failed loads are added as they come
 */
export async function watchPage(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !(url && isPicture(url))) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('response', (response) => {
    if (!response.ok() && !isPicture(response.url()))
      faults.push(`${response.status()} ${response.url()}`)
  })
  await page.addInitScript(keepEvents)
  return faults
}

/**
 * Opens an entry of the built workshop without what stands around it, and waits until it is drawn.
 *
 * @param page watched by `watchPage`
 * @param globals what the address chooses: `theme:dark`
 */
export async function openEntry(
  page: Page,
  url: string,
  { id, viewMode }: { id: string; viewMode: 'story' | 'docs' },
  globals = '',
): Promise<void> {
  const query = new URLSearchParams({ id, viewMode, globals })
  await page.goto(`${url}iframe.html?${query.toString()}`)
  const ends = viewMode === 'docs' ? [...bad, 'docsRendered'] : [...bad, 'storyRendered']
  await page.waitForFunction(
    `${JSON.stringify(ends)}.some((end) => events.some(({ name }) => name === end))`,
    undefined,
    { timeout: PATIENCE },
  )
}

/** What Storybook has told of stories that did not end well. */
export async function failedStories(page: Page): Promise<string[]> {
  const events = await page.evaluate<Event[]>('events')
  return events.filter(({ name }) => bad.includes(name)).map(({ name, text }) => `${name} ${text}`)
}
