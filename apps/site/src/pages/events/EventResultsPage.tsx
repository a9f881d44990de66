import { pagePath } from '@parket/domain/site/links'
import { EventResultsScreen } from '@parket/ui/screens/events/EventResultsScreen'
import type { ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { screenView } from '../../data/view.ts'
import { NotFound } from '../status/NotFound.tsx'
import { eventResultsSource, parseResultQuery } from './eventResults.ts'
import { useEventPage } from './useEventPage.ts'

export function EventResultsPage({ params, search, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const { ds, now } = usePageState()
  const links = useLinks()
  const { number } = parseResultQuery(search)
  const view = usePageData(eventResultsSource(eventId, number))
  const pages = useEventPage(eventId, view, title)

  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <EventResultsScreen
      key={number}
      view={screenView(view)}
      now={now}
      links={{
        ...pages,
        // Who came by the address sees where they are.
        results: links.to('eventResults', { eventId }),
        contest: (groupNum, startNumber) =>
          links.to('contestResults', { eventId, groupNum }, { number: startNumber }),
      }}
      form={{
        action: pagePath('eventResults', { eventId }),
        hidden: { ...(ds && { ds }) },
        number,
      }}
    />
  )
}
