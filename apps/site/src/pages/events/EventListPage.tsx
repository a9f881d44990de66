import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useClearEvent } from '../../data/event/CurrentEvent.tsx'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { pagePath, type Query } from '@parket/domain/site/links'
import type { PageProps } from '../../data/page/PageProps.ts'
import { eventListSource, parseEventListQuery } from './eventList.ts'
import { eventListView } from './eventListView.ts'

export function EventListPage({ search, title }: PageProps): ReactNode {
  const { ds, now } = usePageState()
  const links = useLinks()
  const [, navigate] = useLocation()
  const query = parseEventListQuery(search)
  const { filter, city, q, from, to } = query
  const list = (parameters: Query) => links.to('events', {}, parameters)
  useClearEvent()
  usePageTitle(title)

  return (
    <EventListScreen
      view={eventListView(usePageData(eventListSource(query)))}
      filter={filter}
      query={{ q, city, from, to }}
      now={now}
      links={{
        future: list({ filter: 'future' }),
        past: list({ filter: 'past' }),
        clear: list({ filter }),
        event: (eventId) => links.to('event', { eventId }),
        page: (page) => list({ filter, city, q, from, to, page }),
      }}
      form={{ action: pagePath('events'), hidden: { filter, ...(ds && { ds }) } }}
      onSearch={(wanted) => navigate(list({ filter, ...wanted }))}
    />
  )
}
