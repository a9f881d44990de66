import type { Query } from '@parket/domain/site/links'
import type { EventListScreenProps } from '@parket/ui/screens/events/EventListScreen'
import { useLocation } from 'wouter'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { eventListSource, parseEventListQuery } from './eventList.ts'
import { eventListView } from './eventListView.ts'

/** The list of events that the address asks for: future or past ones, by name, city and days. */
export function useEventList(): EventListScreenProps {
  const { ds, now } = usePageState()
  const links = useLinks()
  const [, navigate] = useLocation()
  const query = parseEventListQuery(useAddress().search)
  const { filter, city, q, from, to } = query
  const list = (parameters: Query) => links.to('events', {}, parameters)
  return {
    view: eventListView(usePageData(eventListSource(query))),
    filter,
    query: { q, city, from, to },
    now,
    links: {
      future: list({ filter: 'future' }),
      past: list({ filter: 'past' }),
      clear: list({ filter }),
      event: links.pattern('event'),
      page: list({ filter, city, q, from, to }),
    },
    form: { action: links.path('events'), hidden: { filter, ...(ds && { ds }) } },
    onSearch: (wanted) => navigate(list({ filter, ...wanted })),
  }
}
