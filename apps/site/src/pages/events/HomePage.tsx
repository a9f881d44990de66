import { pagePath } from '@parket/domain/site/links'
import { HomeScreen } from '@parket/ui/screens/events/HomeScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useClearEvent } from '@parket/react/data/event/CurrentEvent'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { mapView, screenView } from '@parket/react/data/view'
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
        event: links.pattern('event'),
        results: links.pattern('eventResults'),
        live: links.pattern('eventLive'),
        registration: links.pattern('selectRegistration'),
        change: links.pattern('selectRegistration', {}, { find: 1 }),
        ownRegistrations: links.to('myRegistrations'),
        rating: links.to('rating'),
      }}
      search={{ action: pagePath('searchDancer'), hidden: ds === null ? {} : { ds } }}
    />
  )
}
