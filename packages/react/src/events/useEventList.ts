import type { EventListScreenProps } from '@parket/ui/screens/events/EventListScreen'
import { useLocation } from 'wouter'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import { usePageData } from '../data/page/usePageData.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { eventListSource, parseEventListQuery } from './eventList.ts'
import { eventListProps } from './eventListProps.ts'
import { eventListView } from './eventListView.ts'

/** The list of events that the address asks for: future or past ones, by name, city and days. */
export function useEventList(): EventListScreenProps {
  const { ds, now } = usePageState()
  const links = useLinks()
  const [, navigate] = useLocation()
  const query = parseEventListQuery(useAddress().search)
  return {
    ...eventListProps(query, links, ds),
    view: eventListView(usePageData(eventListSource(query))),
    now,
    onSearch: (wanted) => navigate(links.to('events', {}, { filter: query.filter, ...wanted })),
  }
}
