import type { Team } from './page/PageState.tsx'

/** What a page tells browsers, search engines and messengers about itself. */
export interface Head {
  title: string
  description: string | null
  favicon: string
  /** The one address of this page, whole; null for pages nobody should find by searching. */
  canonical: string | null
  /** What messengers show beside a link. */
  share: { title: string; siteName: string; picture: string } | null
  /** Structured data (schema.org), null where there is nothing to tell. */
  data: object | null
}

const DEFAULT_FAVICON = '/favicon.svg'

/** «Турнир · Команда»; the bare team's name where the page has no title of its own. */
export function documentTitle(pageTitle: string, team: Team): string {
  return pageTitle ? `${pageTitle} · ${team.name}` : team.name
}

/** The tenant's icon; «a default icon is used when the tenant has no domain» (docs/rules/tenants.md, «Brand»). */
export function faviconOf(team: Team): string {
  return (team.domain && team.favicon_url) || DEFAULT_FAVICON
}
