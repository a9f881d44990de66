import type { Addresses } from '@parket/domain/site/links'
import type { PageName } from '@parket/domain/site/pages'
import { browserHistory, type PageHistory } from './pageHistory.ts'

/** A page that is read without the network, too. */
export interface PageToKeep {
  /** The path whose pages are kept. */
  scope: string
  /** The address of the document; absent where whoever keeps it knows it. */
  document?: string
}

/**
 * What a site has from around it. A document has one of each, so they stand here and not in a context: code outside of
 * React calls the API, too.
 */
export interface Ports {
  /** Sends a call of the API. */
  fetch: (request: Request) => Promise<Response>
  /** Domain of the team whose data are shown; null: the host names it. */
  ds: () => string | null
  /** Milliseconds since 1970. */
  now: () => number
  /** What Back goes through. */
  history: PageHistory
  /** Where the site has its pages. */
  addresses: Addresses
  /** Whether a page is anywhere, here or on another site: what leads to no page is not shown. */
  hasPage: (name: PageName) => boolean
  /** Keeps what a page is made of on the device; a site without a worker of its own keeps nothing. */
  keepPage: (page: PageToKeep) => Promise<void>
}

const defaults: Ports = {
  fetch: (request) => fetch(request),
  // A server has no address bar: there the page's state knows.
  ds: () => (typeof location === 'object' ? new URLSearchParams(location.search).get('ds') : null),
  now: () => Date.now(),
  history: browserHistory,
  addresses: {},
  hasPage: () => true,
  keepPage: async () => {},
}

/** The ports in use. */
export const ports: Ports = { ...defaults }

/** Takes other ports than the browser's own, before anything is shown; what is left out is the browser's again. */
export function givePorts(given: Partial<Ports>): void {
  Object.assign(ports, { ...defaults, ...given })
}
