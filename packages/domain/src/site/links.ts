import { fillPath, withQuery, type Query } from './address.ts'
import { sitePages, type PageName, type PageParameters, type ParameterName } from './pages.ts'

/** A page's parameters, where its address has any, and a query. */
export type PageTarget<Name extends PageName> =
  ParameterName<Name> extends never
    ? [parameters?: Record<string, never>, query?: Query]
    : [parameters: PageParameters<Name>, query?: Query]

/** Builds links. Every link of a page opened with `ds` keeps it, or the tenant would change underway. */
export interface LinkBuilder {
  to: <Name extends PageName>(name: Name, ...rest: PageTarget<Name>) => string
  /** The path alone: for a form, which sends a query of its own, and for an address at the tenant's own host. */
  path: <Name extends PageName>(name: Name, ...rest: PageTarget<Name>) => string
  /** The same with the parameters that are left out standing open: `/events/:eventId/`, for `fillPath`. Data, unlike a function. */
  pattern: <Name extends PageName>(
    name: Name,
    parameters?: Partial<PageParameters<Name>>,
    query?: Query,
  ) => string
  /** The same for an address that is made already (the menu's): path, maybe with a query. */
  keep: (address: string) => string
}

/** Where a site has its pages, as patterns: `{ event: '/turnir/:eventId' }`. What is left out is where ours has it. */
export type Addresses = { readonly [Name in PageName]?: string }

/** @param ds the page's `ds` parameter (a tenant's domain), null where there is none */
export function createLinks(ds: string | null, addresses: Addresses = {}): LinkBuilder {
  const patternOf = (name: PageName) => addresses[name] ?? sitePages[name].path
  const path: LinkBuilder['path'] = (name, ...[parameters]) => fillPath(patternOf(name), parameters)
  return {
    path,
    to: (name, ...target) => withQuery(path(name, ...target), { ...target[1], ds }),
    pattern: (name, parameters, query) =>
      withQuery(fillPath(patternOf(name), parameters), { ...query, ds }),
    keep(address) {
      const [path = '', search = ''] = address.split('?')
      const own = search.split('&').filter((part) => part !== '' && !part.startsWith('ds='))
      return withQuery(own.length === 0 ? path : `${path}?${own.join('&')}`, { ds })
    },
  }
}

/** A page's address on its own host: for mails, the menu, search engines. */
export const pagePath: LinkBuilder['to'] = createLinks(null).to

/**
 * An address with its host, to be passed on.
 * @param siteUrl host of the site, without a closing slash
 * @param address a path of the site, or the whole address of a page that is elsewhere
 */
export function wholeAddress(siteUrl: string, address: string): string {
  return address.startsWith('/') ? siteUrl + address : address
}
