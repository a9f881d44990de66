import { fillPath, withQuery } from '@parket/domain/site/address'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import { matchRoute, type Parser } from 'wouter'
import { pageAddress } from './pageAddress.ts'
import type { Address } from './useAddress.ts'

/**
 * Where a page is whose usual address has been opened here, by a mail say, while it stands on another site.
 * @param siteUrl origin of this site: what would lead back here leads nowhere
 * @returns null for every other address
 */
export function addressElsewhere(
  { path, search }: Address,
  siteUrl: string,
  parser: Parser,
): string | null {
  for (const name of Object.keys(sitePages) as PageName[]) {
    const address = pageAddress(name)
    const [matches, parameters] = matchRoute(parser, sitePages[name].path, path)
    if (!matches || address.startsWith('/') || new URL(address).origin === siteUrl) continue
    const query = Object.fromEntries(new URLSearchParams(search))
    // The path comes escaped, and is escaped again.
    return withQuery(fillPath(address, parameters).replaceAll('%25', '%'), query)
  }
  return null
}
