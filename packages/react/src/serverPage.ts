import type { ApiClient } from '@parket/api-client/client'
import { hasPageAt } from './data/address/hasPageAt.ts'
import { embed } from './data/page/embed.ts'
import { jsonScript, readJsonScript } from './data/page/jsonScript.ts'
import type { EmbeddedData, PageSource } from './data/page/source.ts'

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
 * @param now milliseconds since 1970; left out, the server's clock
 * @returns with the status of the API's answer in `embedded`: 404 where there is no such event, 0 where it was not reached
 */
export async function serverPage(
  url: string,
  source: PageSource<unknown> | null,
  api: ApiClient,
  now: number = Date.now(),
): Promise<ServerPage> {
  const embedded = source && (await embed(source, api))
  return { url, now: new Date(now).toISOString(), embedded }
}

/**
 * The status to answer a page with: 404 where neither a page nor its event is there, 502 where the API was not reached. Ask
 * once it is rendered: the provider says where the site has its pages. Own pages of a site are the site's to know.
 */
export function serverPageStatus({ url, embedded }: ServerPage): number {
  if (embedded !== null) return embedded.status || 502
  return hasPageAt(new URL(url).pathname) ? 200 : 404
}

const ELEMENT_ID = 'parket-page'

/** The element that carries the page to the browser, as HTML; it stands before the site's own script. */
export const serverPageScript = (page: ServerPage): string => jsonScript(ELEMENT_ID, page)

/** The page as the server that made this document gave it; null where none did. */
export const readServerPage = (): ServerPage | null =>
  readJsonScript(ELEMENT_ID) as ServerPage | null
