import { HomeScreen } from '@parket/ui/screens/events/HomeScreen'
import type { ReactNode } from 'react'
import { useClearEvent } from '../../data/event/CurrentEvent.tsx'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { eventListSource, parseEventListQuery } from './eventList.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { eventListView } from './eventListView.ts'

const NEXT_EVENTS = 6

export function HomePage({ title }: PageProps): ReactNode {
  const { team, now } = usePageState()
  const links = useLinks()
  useClearEvent()
  usePageTitle(title)
  const view = eventListView(usePageData(eventListSource(parseEventListQuery(''))))
  return (
    <HomeScreen
      team={team}
      view={view.state === 'ready' ? { ...view, events: view.events.slice(0, NEXT_EVENTS) } : view}
      now={now}
      links={{
        events: links.to('events'),
        past: links.to('events', {}, { filter: 'past' }),
        search: links.to('searchDancer'),
        event: (eventId) => links.to('event', { eventId }),
      }}
    />
  )
}
