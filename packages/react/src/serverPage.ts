import type { ApiClient } from '@parket/api-client/client'
import { embed } from './data/page/embed.ts'
import { jsonScript, readJsonScript } from './data/page/jsonScript.ts'
import type { EmbeddedData, PageSource } from './data/page/source.ts'
import { ports } from './data/ports.ts'

/** A page that a server makes. Server and browser render the same from it, so the browser does not ask again. */
export interface ServerPage {
  /** Its whole address, as visitors have it: `https://vesna.example/events/1/`. */
  url: string
  /** ISO instant: what is past or open is decided by it. */
  now: string
  /** What the page is made of, or why there is nothing; null where the browser fetches it. */
  embedded: EmbeddedData | null
}

/**
 * Reads what a ready page is made of, on a server: `serverPage(url, eventHomeSource(1), api)`. Give it to the
 * `ParketProvider` that is rendered there, and by `serverPageScript` to the one in the browser.
 *
 * @param url whole, as visitors have it
 * @param source null for a page whose data the browser fetches
 * @param api a client that makes safe calls only: `createApiClient({ baseUrl, csrf: 'none' })`
 * @returns with the status of the answer in `embedded`: 404 where there is no such event, 0 where the API was not reached
 */
export async function serverPage(
  url: string,
  source: PageSource<unknown> | null,
  api: ApiClient,
): Promise<ServerPage> {
  const embedded = source && (await embed(source, api))
  return { url, now: new Date(ports.now()).toISOString(), embedded }
}

const ELEMENT_ID = 'parket-page'

/** The element that carries the page to the browser, as HTML; it stands before the site's own script. */
export const serverPageScript = (page: ServerPage): string => jsonScript(ELEMENT_ID, page)

/** The page as the server that made this document gave it; null where none did. */
export const readServerPage = (): ServerPage | null =>
  readJsonScript(ELEMENT_ID) as ServerPage | null
