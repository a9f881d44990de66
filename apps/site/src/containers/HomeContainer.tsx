import { HomeScreen } from '@parket/ui/screens/events/HomeScreen'
import type { ReactNode } from 'react'
import { useClearEvent } from '../event/CurrentEvent.tsx'
import { PageData } from '../page/PageData.tsx'
import { usePageState } from '../page/PageState.tsx'
import { useLinks } from '../page/useLinks.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { patterns } from '../paths.ts'
import { eventListSource, parseEventListQuery } from '../sources/eventList.ts'
import { eventListView } from './eventListView.ts'

const NEXT_EVENTS = 6

export function HomeContainer(): ReactNode {
  const { team, now } = usePageState()
  const links = useLinks()
  useClearEvent()
  usePageTitle('')
  return (
    <PageData source={eventListSource(parseEventListQuery(''))}>
      {(data) => {
        const view = eventListView(data)
        return (
          <HomeScreen
            team={team}
            view={
              view.state === 'ready' ? { ...view, events: view.events.slice(0, NEXT_EVENTS) } : view
            }
            now={now}
            links={{
              events: links.to(patterns.events),
              past: links.to(patterns.events, {}, { filter: 'past' }),
              search: links.to(patterns.searchDancer),
              event: (eventId) => links.to(patterns.event, { eventId }),
            }}
          />
        )
      }}
    </PageData>
  )
}
