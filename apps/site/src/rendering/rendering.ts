import type { EmergencyFile } from '@parket/domain/emergency/file'

/** What the server and the renderer of the site's pages say to each other. */

export interface RenderRequest {
  /** Path and query as asked for. */
  url: string
  /** The tenant's domain from an honoured `ds` parameter, null otherwise. */
  ds: string | null
  now: Date
  version: string
  /** Calls our own API as the visitor's host would see it. */
  fetch: (request: Request) => Promise<Response>
  /** Where a team's site is found, by its domain (null: the default team's); without a closing slash. */
  siteUrl: (domain: string | null) => string
  /** Told of a page that is ready before anybody asked for it. */
  onRevalidated: (page: RenderedPage) => void
}

export interface RenderedPage {
  status: number
  html: string
  /** CSP sources (`'sha256-…'`) of the inline styles and scripts: the page allows no other. */
  styleHashes: string[]
  scriptHashes: string[]
}

/** The picture that messengers show beside a link, to be drawn by whoever can draw. */
export interface ShareCard {
  /** 1200 × 630; transparent where `picture` shows through. */
  svg: string
  /** Address of the event's banner on this server, to lie under the drawing; null without one. */
  picture: string | null
}

export interface SiteRenderer {
  /** `Link` headers of what the page of an address needs at once, known before it is made. */
  earlyHints(url: string): string[]
  /** Renders the page of an address; unknown addresses and refused data get a page and their status. */
  renderPage(request: RenderRequest): Promise<RenderedPage>
  /** The card of a page's address, null where there is no such page. */
  renderShareCard(request: RenderRequest): Promise<ShareCard | null>
  /** The tenant's sitemap as XML. */
  renderSitemap(request: RenderRequest): Promise<string>
  /** What installs the page of the tenant's devices, as JSON. */
  renderStationManifest(request: RenderRequest): Promise<string>
  /** An emergency file as one document that needs nothing else. */
  emergencyPage: (file: EmergencyFile) => string
  /** The tenant's robots.txt. */
  renderRobots(request: RenderRequest): Promise<string>
}
