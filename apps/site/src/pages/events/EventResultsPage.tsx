import { pagePath } from '@parket/domain/site/links'
import { EventResultsScreen } from '@parket/ui/screens/events/EventResultsScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageState } from '@parket/react/data/page/PageState'
import { screenView } from '@parket/react/data/view'
import { NotFound } from '@parket/react/components/NotFound'
import { eventResultsSource, parseResultQuery } from '@parket/react/events/eventResults'
import { useEventPage } from '@parket/react/events/useEventPage'

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
