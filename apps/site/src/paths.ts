/** Every address of the site (spec §2): `:name` stands for a part that varies. */
export const patterns = {
  home: '/',
  events: '/events/',
  event: '/events/:eventId/',
  selectRegistration: '/events/:eventId/select-registration',
  register: '/events/:eventId/register',
  eventInfo: '/events/:eventId/info',
  eventResults: '/events/:eventId/results',
  eventStatistics: '/events/:eventId/statistics',
  selfCheck: '/test',
  searchDancer: '/search-dancer',
  infoByName: '/info-by-name',
  myRegistrations: '/my-registrations',
  userRating: '/user-rating',
  privacy: '/privacy',
  accountRegistration: '/profile/register',
  ownProfile: '/profile/profile',
  resetPassword: '/reset-password/:token',
  verifyEmail: '/verify-email/:token',
  firstSuperadmin: '/setup/:token',
  adminEvents: '/admin/events/',
  adminEventEdit: '/admin/events/:eventId/edit',
  adminEventRating: '/admin/events/:eventId/rating',
  adminRegistrations: '/admin/events/:eventId/registrations/',
} as const

/** Titles of pages that have no data to take one from. */
export const titles = { privacy: 'Персональные данные' } as const

type Pattern = (typeof patterns)[keyof typeof patterns]
type ParameterName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Parameters<P extends string> = Record<ParameterName<P>, string | number>
export type Query = Record<string, string | number | null | undefined>

/** Builds links. Every link of a page opened with `ds` keeps it, or the tenant would change underway. */
export interface LinkBuilder {
  to<P extends Pattern>(
    pattern: P,
    ...rest: ParameterName<P> extends never
      ? [parameters?: Record<string, never>, query?: Query]
      : [parameters: Parameters<P>, query?: Query]
  ): string
  /** The same for an address made elsewhere (the domain's menu): path, maybe with a query. */
  keep(address: string): string
}

/** @param ds the page's `ds` parameter (a tenant's domain), null where there is none */
export function createLinks(ds: string | null): LinkBuilder {
  return {
    to(pattern, ...[parameters, query]) {
      const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String((parameters as Record<string, string | number>)[name])),
      )
      return withQuery(path, { ...query, ds })
    },
    keep(address) {
      const [path = '', search] = address.split('?')
      return withQuery(path, { ...Object.fromEntries(new URLSearchParams(search)), ds })
    },
  }
}

/** Adds the parameters that have a value. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}
