import type { Addresses } from '@parket/domain/site/links'

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
}

export const ports: Ports = {
  fetch: (request) => fetch(request),
  ds: () => new URLSearchParams(location.search).get('ds'),
  now: () => Date.now(),
  addresses: {},
}

/** Takes other ports than the browser's own, before anything is shown. */
export function givePorts(given: Partial<Ports>): void {
  Object.assign(ports, given)
}
