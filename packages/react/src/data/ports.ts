import type { Addresses } from '@parket/domain/site/links'

/** A page that is read without the network, too. */
export interface PageToKeep {
  /** The path whose pages are kept. */
  scope: string
  /** The address of the document; absent where whoever keeps it knows it. */
  document?: string
}

/** What a site has from around it. One page has one of each, so they stand here and not in a context. */
export interface Ports {
  /** Sends a call of the API. */
  fetch: (request: Request) => Promise<Response>
  /** Domain of the team whose data are shown; null: the host names it. */
  ds: () => string | null
  /** Milliseconds since 1970. */
  now: () => number
  /** Where the site has its pages. */
  addresses: Addresses
  /** Keeps what a page is made of on the device; a site without a worker of its own keeps nothing. */
  keepPage: (page: PageToKeep) => Promise<void>
}

export const ports: Ports = {
  fetch: (request) => fetch(request),
  ds: () => new URLSearchParams(location.search).get('ds'),
  now: () => Date.now(),
  addresses: {},
  keepPage: async () => {},
}

/** Takes other ports than the browser's own, before anything is shown. */
export function givePorts(given: Partial<Ports>): void {
  Object.assign(ports, given)
}
