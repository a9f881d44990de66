import { sitePages, type PageName } from '@parket/domain/site/pages'
import { matchRoute, type Parser } from 'wouter'
import { pageTitles, type PackagePage } from '../page/pageTitles.ts'
import { ports } from '../ports.ts'

/** The pattern of a page's address on this site. */
export function pageAddress(name: PageName): string {
  return ports.addresses[name] ?? sitePages[name].path
}

/** Whether a path is one of a page of this package, or of one that the site has named. */
export function isKnownPage(path: string, parser: Parser): boolean {
  const own = Object.keys(pageTitles).map((name) => pageAddress(name as PackagePage))
  const patterns = [...own, ...Object.values(ports.addresses)]
  return patterns.some((pattern) => matchRoute(parser, pattern, path)[0])
}
