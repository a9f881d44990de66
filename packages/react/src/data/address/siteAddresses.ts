import type { Addresses } from '@parket/domain/site/links'
import { sitePages } from '@parket/domain/site/pages'
import { pageTitles } from '../page/pageTitles.ts'

/**
 * Where pages are: those of this package here, all others on the team's own site at «Паркет».
 * @param site that site's address, maybe with `?ds=`; left out, they are nowhere
 * @param links where the site says that a page is: this goes first
 * @throws TypeError where `site` is no whole address
 */
export function siteAddresses(site: string | undefined, links: Addresses = {}): Addresses {
  if (site === undefined) return links
  const { origin, search } = new URL(site)
  const others = Object.entries(sitePages).filter(([name]) => !(name in pageTitles))
  const there = others.map(([name, { path }]) => [name, origin + path + search])
  return { ...Object.fromEntries(there), ...links }
}
