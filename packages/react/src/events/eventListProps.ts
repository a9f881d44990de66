import type { Query } from '@parket/domain/site/address'
import type { LinkBuilder } from '@parket/domain/site/links'
import type { EventListScreenProps } from '@parket/ui/screens/events/EventListScreen'
import type { EventListQuery } from './eventList.ts'

/**
 * What the list of events shows besides the events: what it was asked for, and where it leads. Data alone, so that a
 * server's page can use it as the browser's does.
 * @param ds the tenant's domain, where the page's address names it
 */
export function eventListProps(
  { filter, city, q, from, to }: EventListQuery,
  links: LinkBuilder,
  ds: string | null = null,
): Pick<EventListScreenProps, 'filter' | 'query' | 'links' | 'form'> {
  const list = (parameters: Query) => links.to('events', {}, parameters)
  return {
    filter,
    query: { q, city, from, to },
    links: {
      future: list({ filter: 'future' }),
      past: list({ filter: 'past' }),
      clear: list({ filter }),
      event: links.pattern('event'),
      page: list({ filter, city, q, from, to }),
    },
    form: { action: links.path('events'), hidden: { filter, ...(ds !== null && { ds }) } },
  }
}
