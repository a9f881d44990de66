import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { allPages } from '@parket/react/data/allPages'
import { fillPath } from '@parket/domain/site/address'
import { pagePath } from '@parket/domain/site/links'
import { isAdminPath } from '@parket/domain/site/pageAccess'
import { pages } from '../pages.ts'
import { escapeXml } from './escape.ts'

/** One sitemap may hold 50,000 addresses (sitemaps.org): room for five pages of each event. */
const MOST_EVENTS = 9900

/**
 * The public pages of a tenant as a sitemap.
 * @param siteUrl of the tenant, without a closing slash
 */
export async function buildSitemap(api: ApiClient, siteUrl: string): Promise<string> {
  const ids = [...(await eventIds(api, 'future')), ...(await eventIds(api, 'past'))]
  const paths = [
    ...plainPaths(true),
    pagePath('events', {}, { filter: 'past' }),
    ...ids
      .slice(0, MOST_EVENTS)
      .flatMap((eventId) => eventPaths().map((path) => fillPath(path, { eventId }))),
  ]
  const entries = paths.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

async function eventIds(api: ApiClient, filter: 'future' | 'past'): Promise<number[]> {
  const events = await allPages(
    (query) => unwrap(api.GET('/api/events', { params: { query: { filter, ...query } } })),
    MOST_EVENTS,
  )
  return events.map(({ id }) => id)
}

/** Addresses without a part that varies, of pages that are indexed or are not. */
function plainPaths(isIndexed: boolean): string[] {
  return pages
    .filter((page) => page.isIndexed === isIndexed && !page.path.includes(':'))
    .map(({ path }) => path)
}

/** Addresses of an event's pages that are indexed. */
function eventPaths(): string[] {
  return pages
    .filter(({ isIndexed, path }) => isIndexed && /^[^:]*:eventId[^:]*$/.test(path))
    .map(({ path }) => path)
}

/** What robots may read: all that everybody may, and no calls. */
export function robotsText(siteUrl: string): string {
  const closed = plainPaths(false).filter((path) => !isAdminPath(path))
  return `User-agent: *
${['/admin/', ...closed].map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`
}
