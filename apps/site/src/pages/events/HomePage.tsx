import { pagePath } from '@parket/domain/site/links'
import { HomeScreen } from '@parket/ui/screens/events/HomeScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { useClearEvent } from '../../data/event/CurrentEvent.tsx'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { mapView, screenView } from '../../data/view.ts'
import { homeSource } from './home.ts'

export function HomePage({ title }: PageProps): ReactNode {
  const { team, ds, now } = usePageState()
  const links = useLinks()
  useClearEvent()
  usePageTitle(title)
  const view = mapView(usePageData(homeSource), ({ future, past }) => ({
    next: future.items,
    nextTotal: future.total,
    past: past.items,
  }))
  return (
    <HomeScreen
      team={team}
      view={screenView(view)}
      now={now}
      links={{
        events: links.to('events'),
        past: links.to('events', {}, { filter: 'past' }),
        event: (eventId) => links.to('event', { eventId }),
        results: (eventId) => links.to('eventResults', { eventId }),
        live: (eventId) => links.to('eventLive', { eventId }),
        registration: (eventId) => links.to('selectRegistration', { eventId }),
        change: (eventId) => links.to('selectRegistration', { eventId }, { find: 1 }),
        ownRegistrations: links.to('myRegistrations'),
        rating: links.to('rating'),
      }}
      search={{ action: pagePath('searchDancer'), hidden: ds === null ? {} : { ds } }}
    />
  )
}
