import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { pagePath, type Query } from '@parket/domain/site/links'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { eventListSource, parseEventListQuery } from '@parket/react/events/eventList'
import { eventListView } from '@parket/react/events/eventListView'

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
