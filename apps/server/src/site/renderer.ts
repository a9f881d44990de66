import { fileURLToPath } from 'node:url'

import type { SiteRenderer } from '@parket/site/rendering'

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
