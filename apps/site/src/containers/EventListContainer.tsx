import { EventListScreen } from '@parket/ui/screens/events/EventListScreen'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useClearEvent } from '../event/CurrentEvent.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns, type Query } from '../paths.ts'
import type { ContainerProps } from '../routes.tsx'
import { eventListSource, parseEventListQuery } from '../sources/eventList.ts'
import { eventListView } from './eventListView.ts'

export function EventListContainer({ search }: ContainerProps): ReactNode {
  const { ds, now } = usePageState()
  const links = useLinks()
  const [, navigate] = useLocation()
  const query = parseEventListQuery(search)
  const { filter, city, q, from, to } = query
  const list = (parameters: Query) => links.to(patterns.events, {}, parameters)
  useClearEvent()
  usePageTitle('Турниры')

  return (
    <PageData source={eventListSource(query)}>
      {(data) => (
        <EventListScreen
          view={eventListView(data)}
          filter={filter}
          query={{ q, city, from, to }}
          now={now}
          links={{
            future: list({ filter: 'future' }),
            past: list({ filter: 'past' }),
            clear: list({ filter }),
            event: (eventId) => links.to(patterns.event, { eventId }),
            page: (page) => list({ filter, city, q, from, to, page }),
          }}
          form={{ action: patterns.events, hidden: { filter, ...(ds && { ds }) } }}
          onSearch={(wanted) => navigate(list({ filter, ...wanted }))}
        />
      )}
    </PageData>
  )
}
