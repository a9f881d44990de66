import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { allPages } from '../allPages.ts'
import { createLinks, patterns } from '../paths.ts'
import { escapeXml } from './escape.ts'

/** The most that one sitemap may hold (sitemaps.org) leaves room for four pages of each event. */
const MOST_EVENTS = 12_000

/**
 * The public pages of a tenant as a sitemap.
 * @param siteUrl of the tenant, without a closing slash
 */
export async function sitemap(api: ApiClient, siteUrl: string): Promise<string> {
  const links = createLinks(null)
  const ids = [...(await eventIds(api, 'future')), ...(await eventIds(api, 'past'))]
  const paths = [
    links.to(patterns.home),
    links.to(patterns.events),
    links.to(patterns.events, {}, { filter: 'past' }),
    links.to(patterns.searchDancer),
    ...ids
      .slice(0, MOST_EVENTS)
      .flatMap((eventId) => [
        links.to(patterns.event, { eventId }),
        links.to(patterns.eventInfo, { eventId }),
        links.to(patterns.eventResults, { eventId }),
        links.to(patterns.eventStatistics, { eventId }),
      ]),
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

/** What robots may read: all that everybody may, and no calls. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin/
Disallow: /profile/
Disallow: /my-registrations
Disallow: /info-by-name
Disallow: /user-rating

Sitemap: ${siteUrl}/sitemap.xml
`
}
