import { fileURLToPath } from 'node:url'

/** What the site's server bundle takes; it fetches the page's data through `fetch`, that is, from our own API. */
export interface RenderRequest {
  /** Path and query as asked for. */
  url: string
  /** The tenant's domain from an honoured `ds` parameter, null otherwise. */
  ds: string | null
  now: Date
  version: string
  fetch: (request: Request) => Promise<Response>
}

export interface RenderedPage {
  status: number
  html: string
  /** CSP sources of what stands inline in the page. */
  styleHashes: string[]
  scriptHashes: string[]
}

export interface SiteRenderer {
  renderPage(request: RenderRequest): Promise<RenderedPage>
}

export interface BuiltSite {
  renderer: SiteRenderer
  /** Folder of the files for the browser. */
  clientFolder: string
}

/** Loads the built site. @throws when it has not been built */
export async function loadBuiltSite(): Promise<BuiltSite> {
  const entry = import.meta.resolve('@parket/site/server-entry')
  const module = (await import(entry)) as {
    createRenderer(clientFolder: string): SiteRenderer
  }
  const clientFolder = fileURLToPath(new URL('../client', entry))
  return { renderer: module.createRenderer(clientFolder), clientFolder }
}
